package arbiter.server.board;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.InBrowser;
import arbiter.server.web.Window;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The plain functions under the board, run where they live. */
@InBrowser
class BoardGeometryTest {

    private static BoardPage board;
    private static Page page;

    @BeforeAll
    static void open(Window window) {
        board = new BoardPage(window);
        page = board.open();
    }

    @Test
    void fitting_shows_the_whole_box() {
        assertThat(in("geometry", """
                for (const [left, top, right, bottom] of [[0, 0, 1, 1], [-5, 2, 900, 30], [3, 3, 3, 3], [0, -800, 2, 800]]) {
                  const screen = {width: 360, height: 280};
                  const camera = m.fit({left, top, right, bottom}, screen);
                  for (const corner of [{x: left, y: top}, {x: right, y: bottom}]) {
                    const at = m.toScreen(camera, corner, screen);
                    if (at.x < 0 || at.y < 0 || at.x > 360 || at.y > 280) return `${corner.x},${corner.y} at ${at.x},${at.y}`;
                  }
                }
                return 'all in sight';""")).isEqualTo("all in sight");
    }

    @Test
    void the_camera_comes_back_from_places_that_are_offered_no_more() {
        assertThat(in("surface/camera", """
                const eye = new m.Eye(() => {});
                const people = [{x: 0, y: 0, size: 1}, {x: 20, y: 10, size: 1}];
                const scales = [];
                const follow = (content) => { eye.follow(content, people); scales.push(eye.camera.scale.toFixed(1)); };
                eye.resize(800, 600, people);
                follow(people);
                follow([...people, {x: 24, y: 10, size: 1}]);
                follow(people);
                return scales.join(' ');""")).isEqualTo("31.2 26.2 31.2");
    }

    @Test
    void the_camera_stays_where_it_is_for_a_step_or_two() {
        assertThat(in("surface/camera", """
                const eye = new m.Eye(() => {});
                eye.resize(800, 600, [{x: 0, y: 0, size: 1}, {x: 20, y: 10, size: 1}]);
                const before = eye.camera.scale;
                eye.follow([{x: 0, y: 0, size: 1}, {x: 18, y: 10, size: 1}]);
                return eye.camera.scale === before;""")).isEqualTo(true);
    }

    @Test
    void zooming_keeps_what_is_under_the_pointer() {
        assertThat(in("geometry", """
                const screen = {width: 800, height: 600};
                const at = {x: 100, y: 450};
                const before = {x: 3, y: -2, scale: 20};
                const still = m.toPlane(before, at, screen);
                const moved = m.toScreen(m.zoomAt(before, 1.7, at, screen), still, screen);
                return Math.hypot(moved.x - at.x, moved.y - at.y) < 1e-9;""")).isEqualTo(true);
    }

    @Test
    void squares_are_round_numbers_of_metres() {
        assertThat(in("geometry", "return [240, 44, 20, 10, 3, 0.5, 0.02].map((scale) => m.gridStep(scale)).join(' ')"))
                .isEqualTo("0.2 1 2 5 20 100 2000");
    }

    @Test
    void places_and_ways_are_read_as_the_game_writes_them() {
        assertThat(in("geometry", """
                return JSON.stringify([m.readPlace('3,-4.5'), m.readPlace('10 r90'), m.readWay('3,4; 5,4 @2'), m.readWay('0.5m'),
                  m.writePlace({x: -0.04, y: 2.26})])"""))
                .isEqualTo("[{\"x\":3,\"y\":-4.5},null,[{\"x\":3,\"y\":4},{\"x\":5,\"y\":4}],[],\"0,2.3\"]");
    }

    @Test
    void labels_keep_off_tokens_and_each_other() {
        assertThat(in("labels", """
                const tokens = [0, 1, 2, 3].map((i) => ({x: i * 40, y: 0}));
                const bodies = tokens.map(({x, y}) => ({x: x - 16, y: y - 16, width: 32, height: 32}));
                const labels = tokens.map((at, i) => ({...at, id: `${i}`, above: 16, below: 16, aside: 16, rank: i,
                  wordings: [{text: 'a long name', width: 70, height: 15}, {text: 'short', width: 30, height: 15}]}));
                const placed = [...m.placeLabels(labels, bodies).values()];
                const free = placed.every((one) => m.coverage(one, [...bodies, ...placed.filter((other) => other !== one)]) === 0);
                return `${placed.length} placed, ${free ? 'none covered' : 'some covered'}`;""")).isEqualTo("4 placed, none covered");
    }

    @Test
    void labels_of_several_lines_keep_off_each_other() {
        assertThat(in("surface/lines", """
                const {coverage} = await import('/board/labels.js');
                const targets = [0, 1, 2, 3].map((i) => ({to: {x: 300, y: i * 12}, text: '17 m · 80 %', sure: false}));
                const rooms = m.aims({x: 0, y: 0}, targets, []).map(({room}) => room);
                return rooms.filter((one) => coverage(one, rooms.filter((other) => other !== one)) > 0).length;""")).isEqualTo(0);
    }

    @Test
    void why_somebody_cannot_be_struck_hides_no_name_in_a_crowd() {
        assertThat(in("surface/reason", """
                const {coverage} = await import('/board/labels.js');
                const around = [[-60, -46, 120, 30], [-60, 16, 120, 30], [16, -10, 90, 20], [-106, -10, 90, 20]];
                const names = around.map(([x, y, width, height]) => ({x, y, width, height}));
                const token = {id: 'vane', x: 0, y: 0, reach: 14, radius: 14, unit: {bars: []}};
                return coverage(m.roomFor(token, 'too far', names), names);""")).isEqualTo(0);
    }

    @Test
    void what_was_taken_back_is_not_told_of() {
        assertThat(in("../play/player/since", """
                const view = (active) => ({units: [{id: 'jax', name: 'Jax', active}, {id: 'rook', name: 'Rook', active: !active}]});
                const beat = (number, to, before, after) => ({number, kind: 'attack', title: `Blow ${number}`, actor: 'rook',
                  targets: ['jax'], verdict: 'Hits', hit: true, gains: [], fell: [], conditions: [], before, after,
                  losses: [{unit: 'jax', label: 'HP', from: to + 4, to, maximum: 20}]});
                const since = new m.Chronicle();
                since.add([beat(1, 16, view(false), view(false)), beat(2, 12, view(true), view(false)),
                  beat(3, 8, view(false), view(false))], ['jax']);
                const told = (...undone) => since.facts(new Set(undone)).map(({number}) => number).join();
                return [told(), told(3), told(2, 3)].join(' | ');""")).isEqualTo("3 |  | 1");
    }

    @Test
    void units_have_letters_of_their_own() {
        assertThat(in("/shared/names", """
                const names = ['Mara', 'The one up north', 'Raider 1', 'Raider', 'Rasmus', 'Iron-Jaw'];
                return [...m.initials(names.map((name) => ({id: name, name}))).values()].join(' ')""")).isEqualTo("Ma ON R1 R2 R3 IJ");
    }

    @Test
    void distributions_fit_into_few_bars_and_lose_nothing() {
        assertThat(in("odds", """
                const outcomes = Array.from({length: 41}, (_, i) => ({value: -i, chance: 1 / 41}));
                const bars = m.grouped(outcomes);
                const sum = bars.reduce((all, {chance}) => all + chance, 0);
                return `${bars.length} ${bars.at(-1).label} ${sum.toFixed(6)}`""")).isEqualTo("8 0 1.000000");
    }

    @Test
    void a_crowd_stays_inside_its_zone() {
        assertThat(in("zones/slots", """
                const room = {width: 0.86, height: 0.66, down: 0, most: 0.5};
                return [1, 2, 3, 4, 6, 9, 12, 30].every((count) => {
                  const {size, spots} = m.slots(count, room);
                  const apart = spots.every((a, i) => spots.every((b, j) => i <= j || Math.hypot(a.x - b.x, a.y - b.y) >= size));
                  return apart && spots.length === count && spots.every(({x, y}) => Math.abs(x) + size / 2 <= 0.5 && Math.abs(y) + size / 2 <= 0.5);
                });""")).isEqualTo(true);
    }

    @Test
    void rooms_never_cover_each_other() {
        assertThat(in("zones/graph", """
                const names = Array.from({length: 24}, (_, i) => `room ${i}`);
                const links = names.slice(1).map((name, i) => [name, names[Math.floor(i / 3)]]);
                const spots = [...m.arrange(names, links, m.stepsBetween(names, links)).values()];
                return spots.every((a, i) => spots.every((b, j) => i <= j || Math.abs(a.x - b.x) > 1.7 || Math.abs(a.y - b.y) > 1.24));""")).isEqualTo(true);
    }

    private static Object in(String module, String body) {
        return page.evaluate("async () => { const m = await import('"
                + (module.startsWith("/") ? module : "/board/" + module) + ".js'); " + body + " }");
    }
}
