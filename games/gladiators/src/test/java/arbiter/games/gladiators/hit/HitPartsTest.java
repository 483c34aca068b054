package arbiter.games.gladiators.hit;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.attack.AttackEvents.AttackMade;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaSize;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Declared;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.PowersInUse;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Holds, hooks, strength and senses as they weigh on single rolls. */
class HitPartsTest extends StrictScenarios<GladiatorsState> {

    private static final String ARMS =
            "{name: Arms, ability: grab-attack, source: mutant, level: 2, modifiers: [direct, touch, melee]}";
    private static final String STORM =
            "{name: Storm, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [area blast, ranged]}";

    private static String standing(String ability, int level) {
        return "{ability: " + ability + ", source: mutant, level: " + level + ", modifiers: [always-on]}";
    }

    private static String run(int level) {
        return "{name: Run, ability: movement, types: [solid], source: mutant, level: " + level
                + ", options: [ground], modifiers: [always-on]}";
    }

    private static void hold(Gladiator user, String word, Gladiator target) {
        user.set(new PowersInUse(
                List.of(new ActivePower(
                        1, power(user, word).place(), 0, false, 0, List.of(target.id()), Optional.empty())),
                2));
    }

    private static String needs(GladiatorsState state, PowerUse use, Gladiator target) {
        return HitNumber.of(state, StrikeLevel.strike(state, use, target)).words();
    }

    private static String areaNeeds(GladiatorsState state, Gladiator user, Gladiator target) {
        PowerUse use = use(user, "storm");
        var area = AreaPlacement.at(
                AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA),
                user.position().spot(),
                target.position().spot());
        return HitNumber.of(
                        state,
                        new PowerStrike(use, target, 3, StrikeLevel.level(state, use, 3), Optional.of(area), false))
                .words();
    }

    @Test
    @Ledger({"GG-HIT-18", "GG-GRB-3", "GG-HIT-6"})
    void grabber_and_grabbed_strike_badly_at_each_other_but_not_with_what_is_not_solid() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, ARMS, BOLT.replace("ranged", "touch"));
        Gladiator ben = villain("Ben", hex(5, 5), FIST);
        GladiatorsState state = table(ana, ben);
        hold(ana, "arms", ben);
        var play = scenario(state)
                .dice("attack.hit", 8)
                .dice("attack.result", 3)
                .dice("knockdown.result", 1)
                .dice("attack.hit", 9)
                .dice("attack.result", 5)
                .dice("knockdown.result", 1);

        AttackSequence.resolve(play, use(ana, "fist"), ben);
        AttackSequence.resolve(play, use(ben, "fist"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at Ben: -2 grab needs 8, rolls 8, hits",
                        "Ana's Fist on Ben: +3 Fist -1 grab needs 4, rolls 3, no effect",
                        "Ana's Fist, knockdown, on Ben: +3 Fist -1 grab needs 4, rolls 1, no effect",
                        "Ben's Fist at Ana: -3 grab needs 9, rolls 9, hits",
                        "Ben's Fist on Ana: +3 Fist -2 grab needs 5, rolls 5, result 0",
                        "Ana takes 1 hit",
                        "Ben's Fist, knockdown, on Ana: +3 Fist -2 grab needs 5, rolls 1, no effect");
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("needs 6");
    }

    @Test
    @Ledger("GG-TRP-2")
    void who_is_trapped_neither_evades_nor_moves_out_of_the_way() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                BOLT,
                STORM,
                "{name: Net, ability: trap-attack, options: [partial], source: mutant, level: 2, modifiers: [direct, ranged]}");
        Gladiator ben = villain("Ben", hex(8, 5), standing("evasion", 5), run(4));
        GladiatorsState state = table(ana, ben);
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("against +5 Evasion needs 11");
        assertThat(areaNeeds(state, ana, ben)).isEqualTo("+2 Area against +4 Movement needs 8");

        hold(ana, "net", ben);

        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("needs 6");
        assertThat(areaNeeds(state, ana, ben)).isEqualTo("+2 Area needs 4");
    }

    @Test
    @Ledger({"GG-HIT-21", "GG-HIT-23", "GG-DIE-10", "super-strength"})
    void a_hook_costs_one_a_slam_two_and_a_slugger_needs_seven_at_most() {
        String punch = FIST.replace("melee]", "melee, knockback]");
        Gladiator ana = hero("Ana", hex(5, 5), punch, standing("accuracy", 3));
        Gladiator hulk = hero(
                "Hulk",
                hex(6, 6),
                punch,
                standing("accuracy", 3),
                "{ability: super-strength, source: mutant, level: 2, options: [slugger], modifiers: [always-on]}");
        Gladiator ben = villain("Ben", hex(6, 5), standing("evasion", 4));
        GladiatorsState state = table(ana, hulk, ben);
        PowerUse fist = use(ana, "fist");

        assertThat(needs(state, fist.declaring(Declared.PLAIN.as(Declared.Manner.HOOK)), ben))
                .isEqualTo("+3 Accuracy -1 Hook or Slam against +4 Evasion needs 8");
        assertThat(needs(state, fist.declaring(Declared.PLAIN.as(Declared.Manner.SLAM)), ben))
                .isEqualTo("+3 Accuracy -2 Hook or Slam against +4 Evasion needs 9");
        assertThat(needs(state, use(hulk, "fist"), ben)).isEqualTo("+3 Slugger against +4 Evasion needs 7");
        assertThat(StrikeLevel.level(state, use(hulk, "fist"), 1)).hasToString("+3 Fist +2 Super Strength");
        PowerUse aimed = use(hulk, "fist").declaring(Declared.PLAIN.aimed());
        assertThat(needs(state, aimed, ben)).isEqualTo("+3 Accuracy against +4 Evasion needs 7");
        assertThat(StrikeLevel.level(state, aimed, 1)).hasToString("+3 Fist");
    }

    @Test
    @Ledger("GG-AMB-29")
    void the_best_of_several_counts_and_none_are_added() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, standing("accuracy", 1), standing("fighting-skill", 3));
        Gladiator ben = villain(
                "Ben", hex(6, 5), standing("evasion", 2), standing("evasion", 3), standing("fighting-skill", 1));
        GladiatorsState state = table(ana, ben);

        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("+3 Fighting Skill against +3 Evasion needs 6");
    }

    @Test
    @Ledger({"GG-AMB-78", "telepathy"})
    void linked_friends_strike_together_only_where_they_act_at_the_same_point() {
        String link = "{name: Link, ability: telepathy, source: mutant, level: 2, modifiers: [direct, ranged]}";
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator dan = hero("Dan", hex(5, 8), BOLT, link, "{ability: speed, source: mutant, level: 2}");
        Gladiator eve = hero("Eve", hex(4, 8), BOLT, link);
        Gladiator ben = villain("Ben", hex(9, 5));
        GladiatorsState state = table(ana, dan, eve, ben);
        hold(dan, "link", ana);
        new AttackMade("dan", List.of("ben"), false).apply(state);
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("needs 6"); // Dan is faster

        dan.set(PowersInUse.NONE);
        hold(eve, "link", ana);
        new AttackMade("eve", List.of("ben"), false).apply(state);

        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("+2 Telepathy needs 4");
    }

    @Test
    @Ledger({"GG-AMB-93", "stretching"})
    void stretching_helps_grabs_with_bare_arms_alone_and_stops_whatever_is_solid() {
        String stretch = "{name: Rubber, ability: stretching, source: mutant, level: 3, modifiers: [always-on]}";
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                ARMS,
                ARMS.replace("Arms", "Lasso").replace("melee]", "melee, focus]"),
                FIST,
                stretch);
        Gladiator ben = villain("Ben", hex(6, 5), FIST, BOLT);
        GladiatorsState state = table(ana, ben);

        assertThat(StrikeLevel.level(state, use(ana, "arms"), 1)).hasToString("+2 Arms +3 Stretching");
        assertThat(StrikeLevel.level(state, use(ana, "lasso"), 1)).hasToString("+2 Lasso");
        assertThat(StrikeLevel.level(state, use(ana, "fist"), 1)).hasToString("+3 Fist");
        var play = scenario(state).dice("attack.result", 1, 1).dice("knockdown.result", 1);
        AfterHit.resolve(play, StrikeLevel.strike(state, use(ben, "fist"), ana));
        AfterHit.resolve(play, StrikeLevel.strike(state, use(ben, "bolt"), ana));
        assertThat(play.log())
                .containsExactly(
                        "Ben's Fist on Ana: +3 Fist against +3 Rubber needs 6, rolls 1, no effect",
                        "Ben's Fist, knockdown, on Ana: +3 Fist needs 3, rolls 1, no effect",
                        "Ben's Bolt on Ana: +4 Bolt needs 2, rolls 1, no effect");
    }
}
