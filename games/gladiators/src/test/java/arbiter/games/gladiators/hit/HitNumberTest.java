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
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a hit roll needs, part by part. */
class HitNumberTest {

    private static final String LOB =
            "{name: Lob, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [indirect precise, long-range]}";
    private static final String DART =
            "{name: Dart, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [seeking homing 2, long-range]}";
    private static final String GRAB =
            "{ability: grab-attack, source: mutant, level: 2, modifiers: [direct, touch, melee]}";

    private static String standing(String ability, int level) {
        return "{ability: " + ability + ", source: mutant, level: " + level + ", modifiers: [always-on]}";
    }

    private static String needs(GladiatorsState state, PowerUse use, Gladiator target) {
        return HitNumber.of(state, StrikeLevel.strike(state, use, target)).words();
    }

    private static void hold(Gladiator user, String word, Gladiator... targets) {
        List<String> on = new ArrayList<>();
        for (Gladiator target : targets) {
            on.add(target.id());
        }
        user.set(new PowersInUse(
                List.of(new ActivePower(1, power(user, word).place(), 0, false, 0, on, Optional.empty())), 2));
    }

    @Test
    @Ledger({"GG-HIT-1", "accuracy", "evasion", "prediction", "confusion"})
    void each_method_has_its_own_value_and_its_own_dodge() {
        Gladiator ana =
                hero("Ana", hex(0, 5), BOLT.replace("ranged", "long-range"), LOB, DART, standing("accuracy", 3));
        Gladiator ben =
                villain("Ben", hex(25, 5), standing("evasion", 1), standing("prediction", 4), standing("confusion", 3));
        GladiatorsState state = table(ana, ben);

        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("+3 Accuracy against +2 distance needs 5");
        assertThat(needs(state, use(ana, "lob"), ben)).isEqualTo("+1 Precise against +4 Prediction needs 9");
        assertThat(needs(state, use(ana, "dart"), ben)).isEqualTo("+2 Homing against +3 Confusion needs 7");
    }

    @Test
    @Ledger({"GG-AMB-96", "accuracy"})
    void a_sniper_counts_distance_in_steps_of_thirty() {
        Gladiator ana = hero(
                "Ana",
                hex(0, 5),
                BOLT.replace("ranged", "long-range"),
                "{ability: accuracy, source: mutant, level: 1, options: [sniper], modifiers: [always-on]}");
        Gladiator ben = villain("Ben", hex(31, 5));

        assertThat(needs(table(ana, ben), use(ana, "bolt"), ben)).isEqualTo("+1 Accuracy against +1 distance needs 6");
    }

    @Test
    @Ledger({"GG-HIT-2", "fighting-skill"})
    void fighting_skill_meets_blows_and_whatever_comes_from_who_began_close() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT, standing("fighting-skill", 2), standing("accuracy", 1));
        Gladiator ben = villain("Ben", hex(6, 5), standing("fighting-skill", 3), standing("evasion", 1));
        GladiatorsState state = table(ana, ben);

        assertThat(needs(state, use(ana, "fist"), ben))
                .isEqualTo("+2 Fighting Skill against +3 Fighting Skill needs 7");
        assertThat(needs(state, use(ana, "bolt"), ben))
                .isEqualTo("+1 Accuracy -2 close quarters against +1 Evasion needs 8");
        new TurnBegan("ana", 2, List.of("ben")).apply(state);
        assertThat(needs(state, use(ana, "bolt"), ben))
                .isEqualTo("+1 Accuracy -2 close quarters against +3 Fighting Skill needs 10");
    }

    @Test
    @Ledger({"GG-HIT-4", "GG-HIT-5", "GG-AMB-30", "GG-AMB-76"})
    void who_is_down_or_hindered_dodges_badly_but_never_below_nothing() {
        Gladiator ana = hero("Ana", hex(0, 5), BOLT, DART, LOB);
        Gladiator ben =
                villain("Ben", hex(10, 5), standing("evasion", 6), standing("confusion", 5), standing("prediction", 2));
        GladiatorsState state = table(ana, ben);
        ben.set(ben.posture().prone(true).disorientated(true));
        assertThat(needs(state, use(ana, "bolt"), ben))
                .isEqualTo("against +6 Evasion -4 prone or disorientated needs 8");

        ben.set(new HindrancePoints(2, Optional.empty(), Optional.empty()));
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("against +1 distance needs 7");
        assertThat(needs(state, use(ana, "dart"), ben)).isEqualTo("+2 Homing against +5 Confusion -4 hindered needs 5");
        assertThat(needs(state, use(ana, "lob"), ben)).isEqualTo("+1 Precise against +2 Prediction needs 7");
    }

    @Test
    @Ledger({"GG-HIT-6", "GG-HIT-19"})
    void holds_weigh_on_both_sides() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT, GRAB, standing("evasion", 5));
        Gladiator ben = villain(
                "Ben",
                hex(6, 5),
                FIST,
                BOLT,
                standing("evasion", 5),
                "{name: Net, ability: trap-attack, source: mutant, level: 2, modifiers: [direct, ranged]}",
                "{name: Hand, ability: telekinesis, types: [physical], source: mutant, level: 2, modifiers: [direct, ranged]}");
        Gladiator cora = hero("Cora", hex(11, 5), BOLT);
        GladiatorsState state = table(ana, ben, cora);

        hold(ana, "grab-attack", ben);
        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("-2 grab against +5 Evasion -4 in a grab needs 9");
        assertThat(needs(state, use(ben, "fist"), ana)).isEqualTo("-3 grab against +5 Evasion -4 in a grab needs 10");
        assertThat(needs(state, use(cora, "bolt"), ben))
                .isEqualTo("-2 close quarters against +5 Evasion -4 in a grab needs 9");
        assertThat(GrabPenalty.onResult(StrikeLevel.strike(state, use(ana, "fist"), ben)))
                .isEqualTo(-1);
        assertThat(GrabPenalty.onResult(StrikeLevel.strike(state, use(ben, "fist"), ana)))
                .isEqualTo(-2);

        ana.set(PowersInUse.NONE);
        hold(ben, "hand", cora);
        assertThat(needs(state, use(cora, "bolt"), ben))
                .isEqualTo("-2 close quarters -4 held against +5 Evasion needs 17");
        hold(ben, "net", ana);
        assertThat(needs(state, use(ben, "fist"), ana)).isEqualTo("needs 6");
    }

    @Test
    @Ledger({"GG-HIT-10", "GG-HIT-12", "GG-HIT-13", "GG-AMB-31", "GG-AMB-32", "GG-AMB-34"})
    void close_quarters_count_once_and_lying_down_only_at_two_hexes() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT, FIST);
        Gladiator dan = hero("Dan", hex(9, 5));
        Gladiator ben = villain("Ben", hex(8, 5));
        GladiatorsState state = table(ana, dan, ben);
        ana.set(ana.movement().steppedBack(true));
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("-2 close quarters needs 8");

        ana.set(ana.posture().prone(true));
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("-2 close quarters needs 8");
        ana.set(ana.position().at(hex(6, 5)));
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("-2 close quarters -2 prone needs 10");
        ana.set(ana.posture().prone(false).disorientated(true));
        ana.set(ana.position().at(hex(7, 5)));
        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("-2 disorientated needs 8");
    }

    @Test
    @Ledger({"GG-HIT-17"})
    void striking_in_a_leap_or_after_a_jump_through_nothing_is_two_worse() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = table(ana, ben);
        ana.set(ana.position().at(1));
        ben.set(ben.position().at(1));
        ana.set(ana.movement().by("leap"));
        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("-2 in passing needs 8");
        ana.set(ana.movement().by("air"));
        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("needs 6");
        ana.set(ana.movement().by("teleport"));
        assertThat(needs(state, use(ana, "fist"), ben)).isEqualTo("-2 in passing needs 8");
    }

    @Test
    @Ledger({"GG-HIT-20"})
    void linked_minds_strike_together_and_hamper_those_they_are_in() {
        String link = "{name: Link, ability: telepathy, source: mutant, level: 2, modifiers: [direct, ranged]}";
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator dan = hero("Dan", hex(5, 8), BOLT, link);
        Gladiator ben = villain("Ben", hex(9, 5), BOLT);
        GladiatorsState state = table(ana, dan, ben);
        hold(dan, "link", ana, ben);
        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("needs 6");
        new AttackMade("dan", List.of("ben"), false).apply(state);

        assertThat(needs(state, use(ana, "bolt"), ben)).isEqualTo("+2 Telepathy needs 4");
        assertThat(needs(state, use(ben, "bolt"), dan)).isEqualTo("-2 Telepathy needs 8");
        assertThat(needs(state, use(ben, "bolt"), ana)).isEqualTo("-1 Telepathy needs 7");
    }

    @Test
    @Ledger({"GG-DSM-2", "GG-AMB-39"})
    void hooks_and_a_focus_are_harder_and_super_strength_never_needs_more_than_eight() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                FIST,
                BOLT.replace("ranged", "long-range"),
                standing("super-strength", 2),
                standing("accuracy", 3));
        Gladiator ben = villain("Ben", hex(6, 5), standing("evasion", 4));
        GladiatorsState state = table(ana, ben);
        PowerUse fist = use(ana, "fist");

        assertThat(needs(state, fist, ben)).isEqualTo("+2 Super Strength against +4 Evasion needs 8");
        assertThat(needs(state, fist.declaring(Declared.PLAIN.as(Declared.Manner.SLAM)), ben))
                .isEqualTo("-2 Hook or Slam +4 Super Strength against +4 Evasion needs 8");
        assertThat(needs(state, fist.declaring(Declared.PLAIN.aimed()), ben))
                .isEqualTo("+3 Accuracy against +4 Evasion needs 7");
        assertThat(needs(state, fist.declaring(Declared.PLAIN.aimed().at(0)), ben))
                .isEqualTo("+3 Accuracy against +4 Evasion +1 a Focus needs 8");
        ben.set(ben.position().at(hex(8, 5)));
        PowerUse bolt = use(ana, "bolt").declaring(Declared.PLAIN.at(0));
        assertThat(needs(state, bolt, ben)).isEqualTo("+3 Accuracy against +4 Evasion +3 a Focus needs 10");
        ben.set(ben.position().at(hex(15, 5)));
        assertThat(needs(state, bolt, ben)).isEqualTo("+3 Accuracy against +4 Evasion +5 a Focus needs 12");
    }

    @Test
    @Ledger({"GG-HIT-1"})
    void an_area_that_moves_with_its_carrier_strikes_with_the_carriers_move() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Aura, ability: damaging-attack, types: [heat], source: mutant, level: 2, modifiers: [area blast, persistent personal]}",
                "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [ground], modifiers: [always-on]}");
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = table(ana, ben);
        PowerUse again = use(ana, "aura").on(UseOccasion.AGAIN);
        var area = AreaPlacement.at(
                AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA),
                ana.position().spot(),
                ana.position().spot());
        PowerStrike strike =
                new PowerStrike(again, ben, 1, StrikeLevel.level(state, again, 0), Optional.of(area), false);

        assertThat(HitNumber.of(state, strike).words()).isEqualTo("+3 Movement needs 3");
    }
}
