package arbiter.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The plain functions under the pages, run where they live. */
@InBrowser
class PageModulesTest {

    private static Window window;
    private static Page page;

    @BeforeAll
    static void open(Window shared) {
        window = shared;
        page = window.visitModules();
    }

    @Test
    void an_update_changes_only_what_it_names() {
        assertThat(in("net/model", """
                const table = m.welcomed(null, {stream: 's', number: 2, view: {units: [{id: 'a', v: 1}, {id: 'b', v: 1}]},
                  log: [{number: 1}, {number: 2}], requests: [{id: 'q', options: []}]});
                const next = m.updated(table, {number: 3, log: [{number: 3}],
                  view: {units: [{id: 'b', v: 2}, {id: 'c', v: 2}], gone: ['a']}});
                return JSON.stringify([next.view.units, next.log.length, next.requests === table.requests]);""")).isEqualTo("[[{\"id\":\"b\",\"v\":2},{\"id\":\"c\",\"v\":2}],3,true]");
    }

    @Test
    void a_resumed_log_goes_on_and_another_stream_begins_anew() {
        assertThat(in("net/model", """
                const table = m.welcomed(null, {stream: 's', number: 2, view: {}, log: [{number: 1}, {number: 2}]});
                const resumed = m.welcomed(table, {stream: 's', number: 3, view: {}, log: [{number: 3}]});
                const anew = m.welcomed(table, {stream: 't', number: 3, view: {}, log: [{number: 3}]});
                return [resumed.log.length, anew.log.length].join(' ');""")).isEqualTo("3 1");
    }

    @Test
    void the_others_come_before_friends_and_everything_else_stays() {
        assertThat(in("net/model", """
                const options = ['move', 'hit:friend', 'hit:foe', 'heal:friend', 'end'].map((id) => ({id, unit: id.split(':')[1]}));
                const units = [{id: 'me', side: 'a'}, {id: 'friend', side: 'a'}, {id: 'foe', side: 'b'}];
                return m.foesFirst({unit: 'me', options}, units).options.map(({id}) => id).join(' ');""")).isEqualTo("move hit:foe hit:friend heal:friend end");
    }

    @Test
    void what_was_undone_and_redone_stands_again() {
        assertThat(in("net/model", """
                return [...m.undoneNumbers([{kind: 'undone', from: 2, until: 5}, {kind: 'redone', from: 4, until: 5}])].join(' ');""")).isEqualTo("2 3");
    }

    @Test
    void a_command_is_sent_again_under_its_key_after_a_break() {
        assertThat(in("net/socket", """
                const sockets = [];
                const heard = [];
                const line = new m.Line('there', {hears: (message) => heard.push(message.type), state: () => {}, known: () => null}, (address) => {
                  const socket = {readyState: 1, sent: [], send: (text) => socket.sent.push(JSON.parse(text)), close: () => {}};
                  sockets.push(socket);
                  return socket;
                });
                const hear = (socket, message) => socket.onmessage({data: JSON.stringify(message)});
                line.connect();
                hear(sockets[0], {type: 'welcome'});
                const answer = line.command({do: 'undo'}, 7);
                sockets[0].onclose({code: 1006});
                line.connect();
                hear(sockets[1], {type: 'welcome'});
                const again = sockets[1].sent[0];
                hear(sockets[1], {type: 'ack', key: again.key, number: 8});
                const ack = await answer;
                line.close();
                return [again.key === sockets[0].sent[0].key, again.number, ack.number, heard.join()].join(' ');""")).isEqualTo("true 7 8 welcome,welcome");
    }

    @Test
    void waiting_grows_and_stays_bearable() {
        assertThat(in("net/socket", "return [0, 1, 3, 20].map((n) => m.backoff(n, () => 1)).join(' ')"))
                .isEqualTo("300 600 2400 5000");
    }

    @Test
    void previews_of_one_request_are_asked_for_together() {
        assertThat(in("net/previews", """
                const asked = [];
                const previews = new m.Previews({previews: async (question) => {
                  asked.push(question.each.length);
                  return question.each.map(([option]) => ({option}));
                }});
                const both = await Promise.all([previews.of('q', ['a']), previews.of('q', ['b']), previews.of('q', ['a'])]);
                return both.map(({option}) => option).join('') + asked.join();""")).isEqualTo("aba2");
    }

    /** Whoever answers quickly has calls of the last question in line still. */
    @Test
    void odds_that_were_put_off_are_asked_for_again_until_the_table_moves_on() {
        assertThat(in("net/previews", """
                let tries = 0;
                const ask = async () => {
                  if (++tries < 3) throw Object.assign(new Error('too fast'), {status: 429});
                  return 'odds';
                };
                const told = await m.patiently(ask, new AbortController().signal, (again) => again());
                const gone = new AbortController();
                tries = 0;
                const left = await m.patiently(ask, gone.signal, (again) => { gone.abort(); again(); }).catch(({status}) => status);
                return [told, left, tries].join();""")).isEqualTo("odds,429,1");
    }

    @Test
    void a_long_list_is_grouped_and_a_decline_is_set_apart() {
        assertThat(in("play/options", """
                const options = [...'abcdef'].map((id) => ({id: 'attack:' + id, text: id, whom: ['foe']}))
                  .concat([...'xyz'].map((id) => ({id: 'prepare:' + id, text: id})), [{id: 'rest', text: 'rest'}, {id: 'end', text: 'end', declines: true}]);
                const groups = m.arranged(options.slice(0, -1)).map(({name, options}) => name + options.length);
                return groups.join() + m.declining({options}).id + m.optionKeys({options})['prepare:x'];""")).isEqualTo("Attack6,Prepare3,General1end7");
    }

    @Test
    void a_turn_begins_with_what_is_done_to_the_others_in_most_ways() {
        assertThat(in("play/options", """
                const units = [{id: 'me', side: 'a'}, {id: 'friend', side: 'a'}, {id: 'foe', side: 'b'}];
                const end = {id: 'end', declines: true};
                const first = (...options) => m.firstPick({main: true, kind: 'one', unit: 'me', fallback: ['end'], options: [...options, end]}, units).join();
                const [prone, heal, grapple] = [{id: 'prone'}, {id: 'heal:friend', unit: 'friend'}, {id: 'grapple:foe', unit: 'foe'}];
                const shots = [{id: 'shoot:foe:pistol', unit: 'foe'}, {id: 'shoot:foe:rifle', whom: ['friend', 'foe']}];
                const plays = ['a', 'b', 'c'].map((id) => ({id: 'play:' + id, unit: 'foe'}));
                const attack = {id: 'attack:foe', unit: 'foe'};
                const implied = m.firstPick({main: true, kind: 'one', unit: 'me', fallback: ['prone'], options: [prone, ...plays, attack]}, units).join();
                return [first(prone, heal), first(prone, heal, grapple), first(prone, grapple, ...shots), first(...plays, attack), implied].join(' ');""")).isEqualTo("prone grapple:foe shoot:foe:pistol attack:foe attack:foe");
    }

    @Test
    void what_is_paid_anyway_is_no_result() {
        assertThat(in("play/odds", """
                const preview = {numbers: [{name: 'bo HP', outcomes: [{value: -1, chance: 1}]}],
                  headlines: [{name: 'bo Energy', mean: -1}, {name: 'vane Energy', mean: -1}, {name: 'bo HP', mean: -1}]};
                const left = (costs, main) => m.withoutCosts(preview, {unit: 'bo', main}, costs).headlines.map(({name}) => name).join();
                return [left([{what: 'Energy', amount: 1}], false), left([], false), left([], true)].join(' ');"""))
                .isEqualTo("vane Energy,bo HP bo Energy,vane Energy,bo HP bo Energy,vane Energy");
    }

    @Test
    void answers_are_compared_by_what_is_still_open_when_it_passes() {
        assertThat(in("play/measures", """
                const odds = (chances, mean) => ({complete: true, chances: Object.entries(chances).map(([name, chance]) => ({name, chance})),
                  numbers: [{name: 'bo HP', mean}],
                  headlines: [...Object.entries(chances).map(([name, chance]) => ({name, text: name, wanted: false, chance})),
                    {name: 'bo HP', text: 'Bo HP', wanted: false, mean}]});
                const units = [{id: 'bo', name: 'Bo', bars: []}];
                const told = (passing, ...others) => {
                  const {measures} = m.compared(passing, others, []);
                  return measures.map((one) => m.toldMeasure(one, measures, units)).join(', ');
                };
                const destroyed = odds({destroys: 1}, 0);
                const away = odds({destroys: 0}, 0);
                return [told(odds({}, -9), odds({hit: 1}, -3)), told(odds({hit: 1}, -9), odds({hit: 0.5}, -3)), told(destroyed, away),
                  told(odds({}, -9), away), m.cannotHelp(away, destroyed, m.compared(destroyed, [away], []).measures)].join('; ');"""))
                .isEqualTo("Bo loses; Bo is hit, Bo loses; Bo is destroyed, Bo loses; Bo loses; false");
    }

    /** Hits that one deals are counted up, bars that are hurt go down, and whoever is healed gains. */
    @Test
    void answers_help_that_bring_more_of_what_is_wanted_whether_it_grows_or_is_lost() {
        assertThat(in("play/measures", """
                const odds = (name, wanted, mean) => ({complete: true, chances: [], numbers: [{name, mean}], headlines: [{name, text: name, wanted, mean}]});
                const helps = (name, wanted, passing, answer) => {
                  const [before, after] = [odds(name, wanted, passing), odds(name, wanted, answer)];
                  return !m.cannotHelp(after, before, m.measuresOf([before, after]));
                };
                return [helps('foe hits', true, 0, 2), helps('foe hits', true, 2, 2), helps('friend hits', false, 0, 2), helps('friend hits', false, 2, 1),
                  helps('foe HP', true, 0, -4), helps('foe HP', true, -4, -1), helps('me HP', false, -4, -1), helps('me HP', false, -1, -4),
                  helps('me HP', true, 0, 3), helps('me HP', false, -1, 3)].join(' ');""")).isEqualTo("true false false true true false true false true true");
    }

    @Test
    void whom_something_is_meant_for_is_considered_when_it_is_asked() {
        assertThat(in("play/options", """
                const at = (unit) => ({id: 'at:' + unit, unit});
                const targets = {kind: 'one', options: [at('vex'), at('rook')]};
                const weapons = {kind: 'one', options: [{id: 'lance', whom: ['vex']}, {id: 'rifle', whom: ['vex', 'rook']}]};
                const answers = {kind: 'one', options: [at('rook'), {id: 'no', declines: true}]};
                return [targets, weapons, answers].map((request) => m.meantBy(request, 'rook')?.id ?? '-').join();""")).isEqualTo("at:rook,rifle,-");
    }

    @Test
    void who_acts_next_is_not_told_with_what_was_done_before() {
        assertThat(in("play/player/beats", """
                const at = (text, value) => ({moment: {round: 1, text}, units: [{id: 'a', bars: [{label: 'HP', value, maximum: 9}], conditions: []}]});
                const parts = [{words: 'Bo attacks a'}];
                const beats = m.beatsOf(at('Bo', 9), [{number: 1, text: 'Bo attacks a', parts, deed: {unit: 'b', targets: ['a'], hit: true}},
                  {number: 2, text: 'a loses', view: at('Bo', 4)}, {number: 3, text: 'Bo is done'}, {number: 4, text: 'Cy begins', view: at('Cy', 4)},
                  {number: 5, text: 'Cy attacks a', parts, deed: {unit: 'c', targets: ['a'], hit: false}}]).filter(m.lengthOf);
                return beats.map(({number, before, after}) => [number, before.moment.text, after.moment.text, after.units[0].bars[0].value].join(' ')).join('; ');""")).isEqualTo("3 Bo Bo 4; 5 Cy Cy 4");
    }

    @Test
    void a_cost_is_told_against_the_purse_that_pays_it() {
        assertThat(in("play/options", """
                const unit = (value, out) => ({bars: [{label: 'GP', value}], out});
                const cost = {what: 'GP', amount: 1};
                return [unit(3), unit(0), unit(3, 'destroyed'), {bars: []}, undefined].map((one) => m.costOf(cost, one)).join('; ');""")).isEqualTo("1 of 3 GP; 1 GP; 1 GP; 1 GP; 1 GP");
    }

    @Test
    void a_line_that_says_no_more_than_the_divider_is_left_out() {
        assertThat(in("play/story", """
                const item = (number, text) => ({number, kind: 'event', turn: "round 2, Mara's turn", text});
                return m.story([item(1, "Mara's Turn"), item(2, 'Mara moves')], new Set()).map((piece) => piece.text ?? piece.item.text).join('; ');""")).isEqualTo("round 2, Mara's turn; Mara moves");
    }

    @Test
    void results_stand_with_their_roll_and_small_things_are_gathered() {
        assertThat(in("play/story", """
                const item = (number, text, weight, parts) => ({number, kind: 'event', event: 'some-' + text, turn: 'round 1', text, weight, parts});
                const log = [item(1, 'ammo', 'small'), item(2, 'roll', undefined, [{dice: '3'}]), item(3, 'counter', 'small'),
                  item(4, 'loss', 'result'), item(5, 'walk'), item(6, 'fall', 'result')];
                const told = m.story(log, new Set()).map((piece) => piece.kind + (piece.items ?? [piece.item, ...piece.results ?? []].filter(Boolean)).map(({number}) => number));
                return told.join(' ') + ' | ' + m.kindsOf([log[0], log[2]]) + ' | ' + m.heard(log);"""))
                .isEqualTo("divider item2,4 item5 item6 small1,3 | some ammo, some counter | roll. loss. walk. fall");
    }

    @Test
    void the_rail_begins_with_whoever_acts_and_marks_the_next_round_and_those_who_are_down() {
        assertThat(in("play/rail", """
                const unit = (id, more) => ({id, name: id, ...more});
                const view = {order: ['b', 'c', 'a'], left: 2, moment: {round: 1},
                  units: [unit('a'), unit('b', {active: true}), unit('c'), unit('d', {out: 'defeated'})]};
                const told = (places) => places.map(({unit, word, round}) => (round ? round + ':' : '') + unit.id + ' ' + word).join(', ');
                return [told(m.railOf(view, ['b', 'a'], false)), told(m.railOf(view, [], true))].join(' | ');""")).isEqualTo("b decides, c next, 2:a can answer, d down | b , c , 2:a , d down");
    }

    @Test
    void a_click_too_soon_after_the_question_changed_is_ignored_and_so_is_the_second_of_a_double_click() {
        assertThat(in("play/settling", """
                let now = 1000;
                const settling = new m.Settling(() => now);
                const click = (timeStamp, detail = 1) => !settling.ignores({timeStamp, detail});
                const before = click(1000);
                settling.change();
                const soon = [click(1299), click(1100, 0)];
                const later = click(1300);
                now = 2000;
                settling.change();
                return [before, ...soon, later, click(2400, 2), click(2900)].join();""")).isEqualTo("true,false,true,true,false,true");
    }

    @Test
    void keys_can_be_chosen_anew_and_turned_off() {
        assertThat(in("play/keys", """
                const {rebind, turnLettersOff, resetBindings} = await import('/play/bindings.js');
                const meant = (key) => m.meaning(Object.assign(new KeyboardEvent('keydown', {key}), {composedPath: () => [document.body]}))?.act ?? '-';
                const at = [meant('u'), meant('3'), meant('Enter')];
                rebind('undo', 'o');
                const then = [meant('u'), meant('o'), m.keySign('undo')];
                turnLettersOff(true);
                const off = [meant('o'), meant('3'), meant('0'), meant('Enter'), m.keySign('undo')];
                resetBindings();
                return [at, then, off, [meant('u')]].map((some) => some.join()).join(' ');""")).isEqualTo("undo,consider,commit -,undo,O -,-,-,commit, undo");
    }

    @Test
    void what_can_be_done_to_ones_own_side_as_well_comes_last_and_many_ways_of_one_thing_are_folded() {
        assertThat(in("play/options", """
                const units = [{id: 'me', side: 'a'}, {id: 'pal', side: 'a'}, {id: 'foe', side: 'b'}];
                const aimed = (kind, unit) => ({id: kind + ':' + unit, text: kind, unit});
                const options = [aimed('attack', 'pal'), aimed('attack', 'foe'), aimed('heal', 'pal'), {id: 'move', text: 'move'},
                  ...[...'abcdef'].map((id) => ({id: 'prepare:' + id, text: id}))];
                return m.arranged(options, 'me', units).map(({name, options, folds}) => name + options.length + (folds ? ' folded' : '')).join();""")).isEqualTo("General3,Prepare6 folded,Your own side1 folded");
    }

    @Test
    void what_is_bought_is_one_answer_and_reads_as_it_was_written() {
        assertThat(in("play/spend/spending", """
                const cost = (what, amount) => [{what, amount}];
                const request = {fallback: ['rest:adv+done'], purse: {left: [{what: 'adv', amount: 3}, {what: 'tri', amount: 1}]},
                  options: [{id: 'rest:adv+done', text: 'Rest (1 adv)'}, {id: 'trip:adv', text: 'Trip (2 adv)', costs: cost('adv', 2)},
                    {id: 'trip:tri', text: 'Trip (1 tri)', costs: cost('tri', 1)}, {id: 'rest:adv', text: 'Rest (1 adv)', costs: cost('adv', 1)},
                    {id: 'done', text: 'Nothing', declines: true}]};
                const own = {what: 'tri', amount: 1, text: 'a + b'};
                const answer = m.written(request, {ids: ['rest:adv', 'rest:adv'], done: true, own});
                const again = m.read(request, answer);
                const left = m.leftAfter(request, again).map(({amount}) => amount);
                const offers = m.offersOf(request).map(({title, ways}) => title + ways.length);
                return [answer, again.own.text, left, offers, m.boughtWords(request, answer), m.written(request, m.read(request, ''))].join(' | ');"""))
                .isEqualTo("rest:adv+rest:adv+done+words:1 tri:a + b | a + b | 1,0 | Rest1,Trip2"
                        + " | Rest ×2 and your own words for 1 tri | ");
    }

    @Test
    void the_end_tells_the_moments_that_counted_and_who_fell_when() {
        assertThat(in("play/player/summary", """
                const unit = (id, side, value, out) => ({id, name: id, side, out, conditions: [], bars: [{label: 'HP', value, maximum: 9}]});
                const view = {moment: {text: 'round 1'}, units: [unit('Mo', 'a', 9), unit('Jo', 'b', 9)]};
                const blow = (number, by, at, hurt) => ({number, kind: 'event', text: by + ' strikes ' + at, round: number,
                  deed: {unit: by, targets: [at], hit: hurt !== undefined}, view: hurt && {units: [hurt]}});
                const items = [{number: 1, kind: 'event', text: 'Begins', round: 1}, blow(2, 'Jo', 'Mo', unit('Mo', 'a', 5)), blow(3, 'Mo', 'Jo'),
                  blow(4, 'Mo', 'Jo', unit('Jo', 'b', 0, 'down'))];
                items.push(blow(5, 'Mo', 'Jo'), {number: 6, kind: 'event', text: 'Mo tires', round: 4});
                const worth = new Map([[1, {a: 9, b: 9}], [2, {a: 5, b: 9}], [3, {a: 5, b: 9}], [4, {a: 5, b: 0}], [5, {a: 5, b: 0}], [6, {a: 2, b: 0}]]);
                const {curve, swing, moments} = m.summaryOf({beats: [{after: view}], items, worth}, new Set(['a']));
                return [swing.text, swing.from, swing.to, moments.map(({text, before, after}) => text + (after - before)),
                  curve.map(({lead, fell}) => lead + fell.join())].join(' | ');"""))
                .isEqualTo("Mo strikes Jo | 2 | 3 | Jo strikes Mo-4,Mo strikes Jo9 | 0,-4,-4,5Jo,5,2");
    }

    @Test
    void a_pool_in_a_line_is_shown_die_by_die() {
        assertThat(in("play/story", """
                const pool = {dice: [{die: 'boost', why: 'Aim', shows: ['success']}], notes: []};
                const {head, rolls, tail} = m.rollOf([{unit: 'mo', text: 'Mo'}, {words: ' rolls, '}, {dice: '1B', pool}, {words: ': success'}]);
                return [head.length, rolls.length, rolls[0].dice.length, rolls[0].pool.dice[0].why, tail[0].words].join();""")).isEqualTo("2,1,0,Aim,Success");
    }

    @Test
    void what_is_considered_does_not_wait_behind_what_is_only_seen() {
        assertThat(in("net/previews", """
                const asked = [];
                const previews = new m.Previews({previews: ({each}) => (asked.push(each.join()), new Promise(() => {})),
                  preview: async ({options}) => (asked.push('alone ' + options), {name: options[0]})});
                [...'abcdef'].forEach((option) => previews.of('q', [option]));
                await Promise.resolve();
                previews.urge('q', ['f']);
                const {name} = await previews.of('q', ['f']);
                return [...asked, name].join(' ');""")).isEqualTo("a,b,c,d alone f f");
    }

    @Test
    void conditions_that_end_alike_share_a_tag() {
        assertThat(in("board/words", """
                const conditions = ['head maimed', 'prone', 'arms maimed', 'duel'].map((name) => ({name}));
                return m.tags({conditions}).shown.join('; ');""")).isEqualTo("maimed ×2; prone; duel");
    }

    @Test
    void a_roll_is_laid_out_from_its_parts() {
        assertThat(in("play/story", """
                const roll = m.rollOf([{unit: 'a', text: 'Mara'}, {words: ' attacks: '}, {dice: '3+4'}, {total: 13, parts: [{label: 'skill', value: 6}]},
                  {words: ' against '}, {dice: '2+5'}, {total: 11, parts: []}, {words: ', hits'}]);
                return JSON.stringify([roll.head[1].words, roll.total, roll.rolls.map((one) => [one.words, one.dice.join(), one.total]), roll.tail[0].words]);"""))
                .isEqualTo("[\" attacks\",13,[[\"\",\"3,4\",13],[\"against\",\"2,5\",11]],\"Hits\"]");
    }

    @Test
    void what_a_die_has_to_reach_is_no_total_of_it() {
        assertThat(in("play/story", """
                const roll = m.rollOf([{unit: 'a', text: 'Ember'}, {words: ': '}, {total: 7, text: '+3 Aim against +4 Evasion needs 7',
                  parts: [{label: 'Aim', value: 3}, {label: 'Evasion', value: -4}]}, {words: ', rolls '}, {dice: '8'}, {words: ', hits'}]);
                return JSON.stringify([roll.total, roll.rolls.map((one) => [one.words, one.dice.join(), one.needs, one.parts.length]), roll.tail[0].words]);""")).isEqualTo("[null,[[\"\",\"8\",7,2]],\"Hits\"]");
    }

    @Test
    void short_details_of_the_view_are_always_in_sight() {
        assertThat(in("play/top-bar", """
                const bar = document.createElement('top-bar');
                bar.table = {table: {title: 'Bridge', name: 'Raid'}, can: {}, you: {role: 'player'}, members: []};
                bar.view = {moment: {round: 1, text: 'round 1'}, details: [{label: 'Tension', value: '4'}, {label: 'Weather', value: 'rain until the evening'}]};
                document.body.append(bar);
                await bar.updateComplete;
                const facts = [...bar.renderRoot.querySelectorAll('.fact')].map(({title}) => title).join();
                bar.remove();
                return facts;""")).isEqualTo("Tension 4");
    }

    @Test
    void what_is_possible_is_never_rounded_away() {
        assertThat(in("shared/words", "return [0, 0.00001, 0.4444, 0.99999, 1].map(m.percent).join('; ')"))
                .isEqualTo("0 %; < 0.1 %; 44.4 %; > 99.9 %; 100 %");
    }

    private static Object in(String module, String body) {
        return page.evaluate("async () => { const m = await import('/" + module + ".js'); " + body + " }");
    }
}
