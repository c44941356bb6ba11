// Imported before React, which decides when it is loaded: its development build renders several times slower.
process.env.NODE_ENV = 'production';
