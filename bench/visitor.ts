/** Headers of one browser's calls: its cookies and its CSRF token. */
export async function visitorHeaders(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = await answer.json();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return {
    'content-type': 'application/json',
    'x-csrf-token': csrfToken,
    cookie: cookies.join('; '),
  };
}

/** What every quote call carries: an electrician's website with three features. */
export const CHOICES = {
  serviceSlug: 'tvorba-webu',
  serviceName: 'Tvorba webu',
  mode: 'detailed',
  selectedTrade: 'electrician',
  selectedFeatures: ['quote-form', 'before-after-gallery', 'consultation-booking'],
  projectSize: 'medium',
  budget: '1500-3500',
  timeline: '1-month',
  projectDescription: 'Potrebujem web pre elektrikára. Dôležité je rýchle načítanie na mobile.',
} as const;

export const CLIENT = {
  name: 'Ľudmila Ďuričková',
  email: 'ludmila@example.com',
  phone: '+421 905 000 000',
  company: 'Vzor, s. r. o.',
};

/** Sends one call and fails on anything but a 2xx. */
export async function post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
