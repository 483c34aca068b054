package arbiter.games.gladiators.end;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.gifted;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.end.Aftermath.Fate;
import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Call;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Traits and things when somebody goes out or has lost. */
class AfterFightTest extends StrictScenarios<GladiatorsState> {

    private static final GladiatorsGame GAME = new GladiatorsGame();

    private static final String FLIGHT =
            "{name: Flight, ability: movement, types: [physical], options: [air], source: mutant, level: 4}";

    private final Gladiator ana = hero("Ana", hex(5, 5), FLIGHT);

    private Scenario<GladiatorsState> lostBy(Gladiator... losers) {
        Gladiator[] all = new Gladiator[losers.length + 1];
        all[0] = ana;
        System.arraycopy(losers, 0, all, 1, losers.length);
        GladiatorsState state = table(all);
        state.set(new Outcome(List.of("villains"), false, false));
        return scenario(state);
    }

    private static void hit(Scenario<GladiatorsState> play, Gladiator user, String word, Gladiator target) {
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(user, word), target));
    }

    @Test
    @Ledger({"GG-ESC-4", "leaps-and-bounds", "useful-vehicle", "impressive-flying-ship", "GG-AMB-119"})
    void vehicles_add_four_to_both_sides_and_bounds_two_to_who_runs_on_foot() {
        Gladiator bo = gifted("Bo", "villains", hex(6, 5), "{trait: leaps-and-bounds}");
        Gladiator cy = gifted("Cy", "villains", hex(7, 5), "{trait: useful-vehicle, note: car}");
        Gladiator dee = gifted("Dee", "villains", hex(8, 5), "{trait: impressive-flying-ship}");
        Gladiator eve = gifted("Eve", "villains", hex(9, 5), "{trait: leaps-and-bounds}", FLIGHT);
        GladiatorsState state = lostBy(bo, cy, dee, eve).state();

        assertThat(Runner.ways(state, bo, true))
                .extracting(Runner::level)
                .hasToString("[+1 Ground +2 Leaps and Bounds]");
        assertThat(Runner.ways(state, bo, false)).extracting(Runner::level).hasToString("[+1 Ground]");
        assertThat(Runner.ways(state, cy, true)).extracting(Runner::level).hasToString("[+1 Ground +4 vehicle]");
        assertThat(Runner.ways(state, dee, false)).extracting(Runner::level).hasToString("[+1 Ground +4 vehicle]");
        assertThat(Runner.ways(state, eve, true))
                .extracting(Runner::level)
                .hasToString("[+1 Ground +2 Leaps and Bounds, +4 Air]");
    }

    @Test
    @Ledger({"escape-effect", "feign-death", "GG-AMB-64"})
    void who_has_a_way_out_or_plays_dead_needs_what_the_severity_says() {
        Gladiator bo = gifted("Bo", "villains", hex(6, 5), "{trait: escape-effect, severity: significant}");
        Gladiator cy = gifted("Cy", "villains", hex(7, 5), "{trait: feign-death, severity: minor}");
        var play = lostBy(bo, cy)
                .choice("escape.how", "escape-effect")
                .dice("escape.trait", 6)
                .choice("escape.how", "feign-death")
                .dice("escape.trait", 7);

        AftermathSequence.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Bo tries Escape Effect: needs 6, rolls 6, gets away",
                        "Cy tries Feign Death: needs 8, rolls 7, is caught",
                        "Escaped: Bo. Captured: Cy. ");
        assertThat(cy.aftermath().fate()).isEqualTo(Fate.CAPTURED);
    }

    @Test
    @Ledger({"returns-from-the-dead", "fast-healer", "GG-WND-1", "GG-WND-2"})
    void some_come_back_from_the_dead_and_some_heal_fast() {
        Gladiator bo = gifted("Bo", "villains", hex(6, 5), "{trait: returns-from-the-dead}, {trait: fast-healer}");
        bo.set(bo.out().out(true, false, 7));
        var play = lostBy(bo).dice("wound.roll", 10).dice("wound.week", 2, 3);

        AftermathSequence.resolve(play);
        Wounds.week(play, bo);
        Wounds.week(play, bo);

        assertThat(play.log())
                .containsExactly(
                        "Bo rolls 10 for wounds, killed, but returns from the dead, and has a serious wound",
                        "Captured: Bo. ",
                        "Bo: a week passes, +3 Fast Healer needs 3, rolls 2, has a serious wound",
                        "Bo: a week passes, +3 Fast Healer needs 3, rolls 3, has a medium wound");
        assertThat(bo.aftermath().wound()).isEqualTo(Wound.MEDIUM);
    }

    @Test
    @Ledger({"iron-will", "lethal", "grievous", "regeneration", "GG-OOA-1", "GG-OOA-5"})
    void what_put_somebody_out_says_how_hard_it_is_to_get_up() {
        Gladiator eve = hero(
                "Eve",
                hex(2, 5),
                BOLT.replace("Bolt", "Ray"),
                BOLT.replace("Bolt", "Spear").replace("ranged]", "ranged, lethal any, grievous]"));
        Gladiator bo = gifted("Bo", "villains", hex(6, 5), "{trait: iron-will}");
        Gladiator cy = villain("Cy", hex(6, 6));
        Gladiator dee =
                villain("Dee", hex(6, 7), "{ability: regeneration, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(eve, bo, cy, dee))
                .dice("attack.result", 2, 8, 8, 8, 8, 8)
                .dice("reactivation.roll", 2, 6, 4);
        hit(play, eve, "ray", bo);
        assertThat(bo.isInAction()).isTrue();
        hit(play, eve, "ray", bo);
        hit(play, eve, "spear", cy);
        hit(play, eve, "spear", cy);
        hit(play, eve, "spear", dee);
        hit(play, eve, "spear", dee);
        int before = play.log().size();

        Reactivation.resolve(play, bo, 0);
        Reactivation.resolve(play, cy, 0);
        Reactivation.resolve(play, dee, Reactivation.regeneration(play.state(), dee));

        assertThat(play.log().subList(before, play.log().size()))
                .containsExactly(
                        "Bo: +1 Iron Will needs 3, rolls 2, stays out of action",
                        "Cy: against +2 Lethal +1 Grievous needs 7, rolls 6, stays out of action",
                        "Dee: +2 Regeneration against +1 Grievous needs 3, rolls 4, reactivates");
    }

    @Test
    @Ledger({"rending", "GG-AMB-04"})
    void what_rends_does_a_hit_more_where_the_bare_die_was_six_or_more() {
        Gladiator eve = hero("Eve", hex(2, 5), BOLT.replace("ranged]", "ranged, rending]"));
        Gladiator bo =
                villain("Bo", hex(6, 5), "{ability: toughness, source: mutant, level: 9, modifiers: [always-on]}");
        Gladiator cy = villain(
                "Cy",
                hex(6, 6),
                "{name: Coat, ability: damage-defence, against: {types: [energy]}, source: mutant, level: 5,"
                        + " modifiers: [always-on]}");
        var play = scenario(table(eve, bo, cy)).dice("attack.result", 5, 6, 6);

        hit(play, eve, "bolt", bo);
        hit(play, eve, "bolt", bo);
        hit(play, eve, "bolt", cy);

        assertThat(play.log())
                .containsExactly(
                        "Eve's Bolt on Bo: +4 Bolt needs 2, rolls 5, result 3",
                        "Bo takes 1 hit, 1 by Toughness",
                        "Eve's Bolt on Bo: +4 Bolt needs 2, rolls 6, result 4",
                        "Bo takes 2 hits (+1 result +1 Rending), 2 by Toughness",
                        "Eve's Bolt on Cy: +4 Bolt against +5 Coat needs 7, rolls 6, no effect");
    }

    @Test
    @Ledger({"GG-DSM-5", "focus", "item"})
    void the_defeated_lose_what_they_carry_and_may_get_it_back_in_a_session() {
        Gladiator bo = villain(
                "Bo",
                hex(6, 5),
                FIST,
                FIST.replace("Fist", "Club").replace("melee]", "melee, focus]"),
                "{name: Vest, ability: armour, source: mutant, level: 2, modifiers: [always-on, item]}");
        var play = lostBy(bo).choice("escape.how", "stay").dice("belongings.session", 5, 6);

        AftermathSequence.resolve(play);
        assertThat(bo.condition().works(power(bo, "fist").place())).isTrue();
        assertThat(bo.condition().works(power(bo, "club").place())).isFalse();
        assertThat(bo.condition().works(power(bo, "vest").place())).isFalse();
        Call session = GAME.calls(play.state()).stream()
                .filter(call -> call.option().id().equals("session:bo"))
                .findFirst()
                .orElseThrow();
        GAME.call(play, session);

        assertThat(play.log())
                .containsExactly(
                        "Captured: Bo. ",
                        "Bo loses Club, Vest",
                        "Bo: a session passes, Club needs 6, rolls 5, stays lost",
                        "Bo: a session passes, Vest needs 6, rolls 6, is back");
    }

    @Test
    @Ledger({"GG-OOA-1", "GG-OOA-2", "GG-OOA-3"})
    void three_hits_put_a_major_character_out_and_one_a_minor() {
        Gladiator eve = hero("Eve", hex(2, 5), BOLT);
        Gladiator bo = villain("Bo", hex(6, 5));
        Gladiator thug = thug("Thug", hex(6, 6));
        var play = scenario(table(eve, bo, thug)).dice("attack.result", 3, 3, 3, 3);

        hit(play, eve, "bolt", bo);
        hit(play, eve, "bolt", bo);
        hit(play, eve, "bolt", bo);
        hit(play, eve, "bolt", thug);

        assertThat(play.log().stream().filter(line -> !line.contains(" on ")))
                .containsExactly(
                        "Bo takes 1 hit",
                        "Bo takes 1 hit",
                        "Bo takes 1 hit",
                        "Bo is out of action",
                        "Thug takes 1 hit",
                        "Thug is out of action");
        assertThat(bo.posture().prone()).isTrue();
    }

    @Test
    @Ledger("GG-OOA-10")
    void toughness_is_whole_again_after_the_fight() {
        Gladiator bo =
                villain("Bo", hex(6, 5), "{ability: toughness, source: mutant, level: 2, modifiers: [always-on]}");
        Gladiator eve = hero("Eve", hex(2, 5), BOLT);
        var play = lostBy(bo, eve).dice("attack.result", 9).choice("escape.how", "stay");
        hit(play, eve, "bolt", bo);
        assertThat(bo.injuries()).isEqualTo(new Injuries(0, 2));

        AftermathSequence.resolve(play);

        assertThat(bo.injuries()).isEqualTo(Injuries.NONE);
    }

    @Test
    @Ledger({"GG-WND-1", "GG-AMB-63", "GG-AMB-103"})
    void a_light_wound_takes_one_off_move_evasion_and_footing_until_it_heals() {
        Gladiator bo = villain(
                "Bo",
                hex(6, 5),
                "{ability: evasion, source: mutant, level: 3, modifiers: [always-on]}",
                "{ability: forced-move-defence, source: mutant, level: 2, modifiers: [always-on]}",
                "{ability: armour, source: mutant, level: 2, modifiers: [always-on]}");
        GladiatorsState state = table(bo);
        bo.set(bo.aftermath().with(Aftermath.Wound.LIGHT));

        assertThat(level(state, bo, "evasion")).isEqualTo("+3 Evasion -1 light wound");
        assertThat(level(state, bo, "forced-move-defence")).isEqualTo("+2 Forced Move Defence -1 light wound");
        assertThat(level(state, bo, "walk")).isEqualTo("+1 Walk -1 light wound");
        assertThat(level(state, bo, "armour")).isEqualTo("+2 Armour");
    }

    private static String level(GladiatorsState state, Gladiator unit, String word) {
        return LevelInUse.of(state, use(unit, word)).toString();
    }
}
