import { reachId } from './reach-id.mjs';

async function addAdministrator(product, { id: _, ...values }) {
  await product.post('/settings/administratorsLayerProfile', { userId: 0, avatarUrl: '', ...values });
  const { administrators } = await product.restGet('/administrators?page=1&perPage=100');
  return administrators.find((item) => item.userName === values.userName)?.id;
}

async function addUser(product, { id: _, groups: __, ...values }) {
  await product.post('/settings/usersLayerProfile', { id: 0, avatarUrl: '', ...values });
  const user = await product.restGet(`/users/${values.userName}`);
  return user.id;
}

/** A name and a password that the product takes for a row that is deleted at once. */
const wasted = (id) => ({
  userName: `gap${id}`,
  displayName: '',
  password: `Gap-${id}-2025`,
  mobile: '',
  email: '',
});

export async function addAdministrators(product, administrators) {
  // The administrator who seeds is the first.
  let last = 1;
  for (const person of administrators) {
    await reachId.to(last, person.id, async (id) => {
      const made = await addAdministrator(product, wasted(id));
      await product.post('/settings/administrators/actions/delete', { id: made });
    });
    reachId.check('administrator', person.userName, person.id, await addAdministrator(product, person));
    last = person.id;
  }
}

export async function addUsers(product, users) {
  let last = 0;
  for (const person of users) {
    await reachId.to(last, person.id, async (id) => {
      const made = await addUser(product, wasted(id));
      await product.post('/settings/users/actions/delete', { id: made });
    });
    reachId.check('user', person.userName, person.id, await addUser(product, person));
    const request = { userIds: String(person.id), groupIds: person.groups, isCancel: false };
    await product.post('/settings/usersLayerGroups', request);
    last = person.id;
  }
}

async function addFormRow(product, siteId, { id: _, formId, ...values }) {
  await product.post(`/cms/forms/formDataAdd?siteId=${siteId}`, { siteId, formId, ...values });
  const { items } = await product.get(`/cms/forms/formData?siteId=${siteId}&formId=${formId}&page=1`);
  return Math.max(...items.map((item) => item.id));
}

export async function addForms(product, siteId, { forms, rows }) {
  for (const { id, title, description } of forms) {
    await product.post('/cms/forms/formListLayerAdd', { siteId, title, description });
    const { forms: made } = await product.get(`/cms/forms/formList?siteId=${siteId}`);
    reachId.check('form', title, id, made.find((item) => item.title === title)?.id);
  }
  let last = 0;
  for (const row of rows) {
    await reachId.to(last, row.id, async () => {
      const made = await addFormRow(product, siteId, { formId: row.formId, Name: 'gap' });
      await product.post('/cms/forms/formData/actions/delete', {
        siteId,
        formId: row.formId,
        dataIds: [made],
      });
    });
    reachId.check('form row', row.Name, row.id, await addFormRow(product, siteId, row));
    last = row.id;
  }
}
