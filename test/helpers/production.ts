// Import this file before React, which chooses its build when it is loaded. Its development build renders
// several times slower.
process.env.NODE_ENV = 'production';
