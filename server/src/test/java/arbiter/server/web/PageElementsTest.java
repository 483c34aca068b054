package arbiter.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Elements of the table page, each alone: what they show of what they are given, and what they tell the page. */
@InBrowser
class PageElementsTest {

    /** Shows an element with its properties, and keeps the details of the events it sends. */
    private static final String SHOW = """
            const show = async (tag, properties, ...events) => {
              await import(`/play/${tag}.js`);
              const element = Object.assign(document.createElement(tag), properties);
              const told = [];
              events.forEach((name) => element.addEventListener(name, ({detail}) => told.push([name, detail])));
              document.body.append(element);
              await element.updateComplete;
              const all = (selector) => [...element.renderRoot.querySelectorAll(selector)];
              return {element, told, all, words: (selector) => all(selector).map((one) => one.innerText.trim())};
            };
            const option = (id, more) => ({id, text: id.toUpperCase(), costs: [], ...more});
            const until = async (holds) => {
              for (let frame = 0; !holds(); frame++) {
                if (frame > 900) throw new Error(`waited too long until ${holds}`);
                await new Promise(requestAnimationFrame);
              }
            };
            """;

    /** A chat whose lines are kept in {@code sent}, unless there is a refusal. */
    private static final String CHAT = """
            const sent = [];
            let refusal;
            const store = {command: async (command) => { if (refusal) throw refusal; sent.push(command); }};
            const table = {you: {member: 'm1', role: 'player'},
              members: [{id: 'm1', name: 'Ada', role: 'player'}, {id: 'm2', name: 'Bob', role: 'gamemaster'}]};
            const {element, all, words} = await show('chat-box', {store, table});
            const say = async (text, to) => {
              all('input')[0].value = text;
              all('select')[0].value = to;
              all('form')[0].requestSubmit();
              await until(() => element.busy === false);
              await element.updateComplete;
            };
            """;

    private static Page page;

    @BeforeAll
    static void open(Window window) {
        page = window.visitModules();
    }

    @AfterAll
    static void close() {
        page.close();
    }

    @Test
    void an_order_is_changed_by_moving_one_option_at_a_time() {
        assertThat(shown("""
                const request = {options: ['a', 'b', 'c'].map((id) => option(id))};
                const {element, told, all, words} = await show('order-list', {request, picked: ['b', 'a', 'c']}, 'arrange');
                all('[aria-label="C: earlier"]')[0].click();
                all('[aria-label="B: later"]')[0].click();
                const ends = all('button').filter(({disabled}) => disabled).map((one) => one.getAttribute('aria-label'));
                return JSON.stringify([words('li span'), told.map(([, {options}]) => options.join('')), ends]);""")).isEqualTo("[[\"B\",\"A\",\"C\"],[\"bca\",\"abc\"],[\"B: earlier\",\"C: later\"]]");
    }

    @Test
    void a_place_can_be_written_where_any_place_may_be_answered() {
        assertThat(shown("""
                const request = {free: true, options: [option('stay'), option('1,2', {place: '1,2'})]};
                const {all, told} = await show('place-field', {request, picked: ['stay', '7,7']}, 'pick', 'commit');
                const [input] = all('input');
                const before = [input.closest('details').open, input.value];
                input.value = ' 3,4.5 ';
                input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
                return JSON.stringify([before, told]);""")).isEqualTo("[[true,\"7,7\"],[[\"pick\",{\"option\":\"3,4.5\"}],[\"commit\",null]]]");
    }

    @Test
    void a_place_is_only_pointed_at_where_no_other_may_be_answered() {
        assertThat(shown("""
                const {all} = await show('place-field', {request: {options: [option('1,2', {place: '1,2'})]}, picked: []});
                return all('input').length;""")).isEqualTo(0);
    }

    @Test
    void the_list_of_keys_has_every_key_and_each_of_them_does_something() {
        assertThat(shown("""
                const {KEYS, BOARD_KEYS, ACTS} = Object.assign({}, await import('/play/keys.js'),
                  await import('/board/key-list.js'), await import('/play/acts.js'));
                const {element, words} = await show('keys-dialog', {});
                element.open();
                await element.updateComplete;
                const keys = KEYS.flatMap((group) => group.keys);
                const listed = words('dt').join() === [...keys.map(({key}) => key), ...BOARD_KEYS.map(([key]) => key)].join();
                const idle = keys.filter(({act}) => act && !ACTS[act]).map(({key}) => key);
                return JSON.stringify([listed, idle]);""")).isEqualTo("[true,[]]");
    }

    @Test
    void a_line_is_said_to_all_or_to_one_and_comes_back_with_the_arrows() {
        assertThat(shown(CHAT + """
                await say('hello', 'all');
                await say('pst', 'm2');
                const input = all('input')[0];
                const press = (key) => input.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true}));
                const back = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => press(key) || input.value);
                return JSON.stringify([sent, back.map((text) => text || '-').join(' ')]);"""))
                .isEqualTo(
                        "[[{\"do\":\"say\",\"text\":\"hello\",\"to\":\"all\"},{\"do\":\"say\",\"text\":\"pst\",\"to\":\"m2\"}],"
                                + "\"pst hello hello pst -\"]");
    }

    @Test
    void a_line_that_is_refused_stays_and_says_why() {
        assertThat(shown(CHAT + """
                refusal = {message: 'not so fast'};
                await say('hello', 'all');
                return JSON.stringify([words('[role=alert]'), all('input')[0].value, sent.length]);""")).isEqualTo("[[\"not so fast\"],\"hello\",0]");
    }

    @Test
    void odds_are_compared_with_those_of_another_choice_on_the_way() {
        assertThat(shown("""
                const {Previews} = await import('/net/previews.js');
                const choices = [{label: 'aim', unit: 'mara', prompt: 'Aim?', taken: 'no', options: [option('yes'), option('no')]}];
                const odds = (chance) => ({complete: true, margin: 0, paths: 36, numbers: [], choices, assumes: 'nothing',
                  sums: [], answers: [], headlines: [{name: 'hit', text: 'hit', wanted: true, chance}],
                  chances: [{name: 'hit', text: 'hit', chance}]});
                const previews = new Previews({preview: async (question) => odds(question.with['mara/aim'] === 'yes' ? 0.75 : 0.5)});
                const {element, all, words} = await show('what-if',
                  {request: {id: 'q'}, options: ['attack'], base: odds(0.5), previews, own: ['mara']});
                const told = [];
                element.addEventListener('odds-changed', ({detail}) => told.push(detail.preview.chances[0].chance));
                await until(() => all('.switch').length === 1);
                const [button] = all('.switch');
                const shown = [words('.to')[0]];
                for (const chance of [0.75, 0.5]) {
                  button.click();
                  await until(() => told.at(-1) === chance);
                  await element.updateComplete;
                  shown.push(button.getAttribute('aria-checked'));
                }
                return JSON.stringify([shown, told]);""")).isEqualTo("[[\"would be 75.0 %\",\"true\",\"false\"],[0.75,0.5]]");
    }

    @Test
    void what_is_switched_on_is_said_for_the_act_and_what_others_decide_is_only_told() {
        assertThat(shown("""
                const {Previews} = await import('/net/previews.js');
                const choices = [
                  {label: 'aim', unit: 'mara', prompt: 'Aim?', taken: 'no', options: [option('yes'), option('no')]},
                  {label: 'parry', unit: 'brute', prompt: 'Parry?', taken: 'no', options: [option('yes'), option('no')]}];
                const odds = (chance) => ({complete: true, margin: 0, paths: 36, numbers: [], choices, assumes: 'nothing',
                  sums: [], answers: [], headlines: [{name: 'hit', text: 'hit', wanted: true, chance}],
                  chances: [{name: 'hit', text: 'hit', chance}]});
                const previews = new Previews({preview: async () => odds(0.25)});
                const {element, all, words} = await show('what-if',
                  {request: {id: 'q'}, options: ['attack'], base: odds(0.5), previews, own: ['mara']});
                const said = [];
                element.addEventListener('say', ({detail}) => said.push(detail.answers));
                await until(() => words('.small').some((text) => text.includes('Parry')));
                const [aim, settle] = all('.switch');
                for (const button of [aim, settle, aim]) button.click();
                await element.updateComplete;
                return JSON.stringify([settle.querySelector('b').innerText, said, words('.small').at(-1)]);"""))
                .isEqualTo(
                        "[\"Do not ask again\",[{\"mara/aim\":\"yes\"},{\"mara/aim\":\"yes\"},{\"mara/aim\":\"default\"}],"
                                + "\"If “Parry”: 25.0 %\"]");
    }

    @Test
    void answers_that_cannot_help_are_folded_and_all_cards_have_the_same_measures() {
        assertThat(shown("""
                const {Previews} = await import('/net/previews.js');
                const {compared} = await import('/play/measures.js');
                const chances = {dodge: 0.25, brace: 1, pass: 1};
                const odds = (id) => ({complete: true, margin: 0, paths: 36, choices: [], assumes: 'nothing', sums: [], answers: [],
                  headlines: [{name: 'hit', text: 'hit', wanted: false, chance: chances[id]},
                    {name: 'mara HP', text: 'Mara HP', wanted: false, mean: -8 * chances[id]}],
                  chances: [{name: 'hit', text: 'hit', chance: chances[id]}],
                  numbers: [{name: 'mara HP', text: 'Mara HP', mean: -8 * chances[id], sd: 0, outcomes: []}]});
                const previews = new Previews({previews: async ({each}) => each.map(([id]) => odds(id)), preview: async ({options}) => odds(options[0])});
                const units = [{id: 'mara', name: 'Mara', side: 'crew', bars: []}];
                const passing = odds('pass');
                const {element, all, words} = await show('option-list', {
                  request: {id: 'q', unit: 'mara', prompt: 'Dodge?', kind: 'one'}, options: [option('dodge'), option('brace')], picked: [], previews,
                  cast: {units, ours: new Set(['crew']), letters: new Map(), own: ['mara']},
                  passing, comparison: compared(passing, [passing, odds('dodge')], [])});
                await until(() => all('.fold').length === 1);
                const [card] = all('option-card');
                const folded = words('.fold')[0];
                all('.fold')[0].click();
                await until(() => all('option-card').length === 2);
                return JSON.stringify([card.renderRoot.querySelector('button').innerText.replace(/\\s+/g, ' ').trim(), folded]);"""))
                .isEqualTo(
                        "[\"DODGE free 1 25.0 % Mara is hit Mara loses −2 HP\",\"› 1 answer that cannot help is folded: BRACE\"]");
    }

    @Test
    void rules_are_found_by_their_words_and_opened_by_their_ids() {
        assertThat(shown("""
                const {element, all, words} = await show('rule-sheet', {game: 'duel'});
                element.open();
                await until(() => element.rules?.length === 0);
                all('input')[0].value = 'parry';
                all('form')[0].requestSubmit();
                await until(() => element.rules?.length > 0);
                const {id, title} = element.rules[0];
                element.open(id);
                await until(() => element.rules?.length === 1);
                await element.updateComplete;
                const headings = words('h3').join();
                element.open('no-such-rule');
                await until(() => element.trouble);
                await element.updateComplete;
                return JSON.stringify([headings === title, title.length > 0, words('[role=alert]').length]);""")).isEqualTo("[true,true,1]");
    }

    /** Runs a test's script, and takes away what it showed. */
    private static Object shown(String script) {
        return page.evaluate("async () => { try { " + SHOW + script
                + " } finally { document.querySelector('body > :last-child')?.remove(); } }");
    }
}
