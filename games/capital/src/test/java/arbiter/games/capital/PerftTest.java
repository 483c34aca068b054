package arbiter.games.capital;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Walkers.somebody;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions whose legal options were counted by hand, two questions deep. */
class PerftTest {

    private static Combatant ana() {
        return somebody("Ana", "0,0").siding("red").unit();
    }

    private static Combatant bo(String at) {
        return somebody("Bo", at).siding("blue").unit();
    }

    private static Combatant cy() {
        return somebody("Cy", "0,1").siding("red").unit();
    }

    /** All eight Attributes can be prepared for, each with the same question after it. */
    private static List<String> with(String afterPrepare, List<String> before, List<String> after) {
        List<String> all = new ArrayList<>(before);
        for (String attribute : List.of("str", "ftd", "agi", "vsn", "wis", "wil", "cha", "knw")) {
            all.add("prepare:" + attribute + " -> " + afterPrepare);
        }
        all.addAll(after);
        return all;
    }

    /**
     * Two with nothing but fists, in contact. 13 ways to act: Move, one Attack, eight Attributes to prepare for,
     * Overwatch, one Grapple, the end of the turn. A Move offers the way straight off and staying. Whatever else Ana
     * does, somebody has the same 13 next: Ana with her second Action, or Bo after Overwatch and the end of the turn.
     */
    @Test
    void two_with_fists_have_thirteen_ways_to_act() {
        assertThat(Perft.counts(() -> fight(ana(), bo("1,0"))))
                .containsExactlyElementsOf(with(
                        "turn.action 13",
                        List.of("move -> move.to 2", "attack:bo:unarmed-s-unarmed -> turn.action 13"),
                        List.of(
                                "overwatch -> turn.action 13",
                                "grapple:bo -> turn.action 13",
                                "end-turn -> turn.action 13")));
    }

    /**
     * A trained pistol at nine metres: Move, Attack, eight Prepares, Overwatch, dropping it, end: 13. After a shot reloading
     * comes on top, as an Instant: 14. The pistol can be kept, dropped or put away. Bo, who has no gun, has 11: no Attack, no Grapple.
     */
    @Test
    void a_shot_adds_reloading_and_bo_has_nobody_in_reach() {
        assertThat(Perft.counts(() -> fight(
                        somebody("Ana", "0,0")
                                .siding("red")
                                .armed("pistol")
                                .trained("simple-weapons")
                                .unit(),
                        bo("10,0"))))
                .containsExactlyElementsOf(with(
                        "turn.action 13",
                        List.of("move -> move.to 3", "attack:bo:pistol-w0-attack -> turn.action 14"),
                        List.of("overwatch -> turn.action 11", "hands -> hands.take 3", "end-turn -> turn.action 11")));
    }

    /**
     * Bo holds Ana; Cy touches her. She has no Move, but an escape, and two to hit or to grapple: 2 + 8 + 1 + 2 + 1 + 1 =
     * 15. When she hits Bo he may first let go, let her fall, or do nothing; she cannot be swapped in for herself.
     * After Overwatch and the end it is Bo's turn: Move, Ana to hit, eight Prepares, Overwatch, Ana to throw down, letting
     * go in two ways, the end: 15. Cy is out of his reach.
     */
    @Test
    void somebody_held_cannot_move_and_may_escape() {
        assertThat(Perft.counts(() -> {
                    CapitalState state = fight(ana(), bo("1,0"), cy());
                    new Grappled("bo", "ana").apply(state);
                    return state;
                }))
                .containsExactlyElementsOf(with(
                        "turn.action 15",
                        List.of(
                                "attack:bo:unarmed-s-unarmed -> attack.swap 3",
                                "attack:cy:unarmed-s-unarmed -> turn.action 15"),
                        List.of(
                                "overwatch -> turn.action 15",
                                "grapple:bo -> turn.action 15",
                                "grapple:cy -> turn.action 15",
                                "escape:ana -> turn.action 15",
                                "end-turn -> turn.action 15")));
    }

    /**
     * In Critical Condition there is one Action: crawling a metre, hitting one of the two in contact, or the end; no
     * Prepare, no Overwatch, no Grapple. Then Bo has 13 as above, of which one is to grapple Ana.
     */
    @Test
    void the_critical_crawl_or_hit() {
        assertThat(Perft.counts(() -> {
                    CapitalState state = fight(ana(), bo("1,0"), cy());
                    new Adjusted("ana", 0, 8, 5).apply(state);
                    new TurnBegan("ana", 1).apply(state);
                    return state;
                }))
                .containsExactly(
                        "move -> move.to 2",
                        "attack:bo:unarmed-s-unarmed -> turn.action 13",
                        "attack:cy:unarmed-s-unarmed -> turn.action 13",
                        "end-turn -> turn.action 13");
    }

    /**
     * A Lancer at the controls of a laser tank, a gunner 40 metres ahead: the cannon, eight Prepares, Overwatch, two ways
     * to drive, getting out, changing hands, the end: 15. Straight on: all 15 metres or half, forwards or backwards: 4.
     * With a turn: 10 metres forwards or backwards, five turns by eighths, then all of it forwards, none, all of it
     * backwards or half: 2 x 5 x 4 = 40. Twelve ways out, as on a clock. The shot hits and ends it; nobody who is winning is
     * asked for Aim. After Overwatch only the hands are left as an Instant, which is not asked for either. The gunner has a rifle with one range or, being
     * trained, with two, and 14 options: Move, two Attacks on the tank, eight, Overwatch, changing hands, end.
     */
    @Test
    void a_tank_and_its_driver() {
        assertThat(Perft.counts(() -> {
                    Combatant driver = Motorpool.ona("vehicle: tank-laser", Point.metres(0, 0));
                    Combatant tank = Motorpool.vehicle("tank-laser", "heroes", Point.metres(0, 0));
                    UnitSetup.seat(driver, tank, true);
                    return fight(driver, tank, Motorpool.foe("Bo", "dock-gunner", Point.metres(0, 40)));
                }))
                .containsExactlyElementsOf(with(
                        "turn.action 16",
                        List.of("attack:bo:laser-cannon-s-laser-cannon -> the end 0"),
                        List.of(
                                "overwatch -> turn.action 15",
                                "drive:tank-laser:0 -> vehicle.route 4",
                                "drive:tank-laser:1 -> vehicle.route 40",
                                "alight:tank-laser -> vehicle.exit 12",
                                "hands -> hands.take 9",
                                "load:tank-laser -> turn.action 16", // it is full
                                "end-turn -> turn.action 15")));
    }
}
