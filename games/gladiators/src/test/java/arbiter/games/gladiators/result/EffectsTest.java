package arbiter.games.gladiators.result;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaSize;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.power.PowerEvents.PowersRanOut;
import arbiter.games.gladiators.power.PowersRunOut;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What each kind of attack does, and what stands against it. */
class EffectsTest extends StrictScenarios<GladiatorsState> {

    private static final String LEECH =
            "{name: Leech, ability: draining-attack, options: [attacks], types: [psychic], source: magical, level: 4, modifiers: [direct, close]}";
    private static final String WEB =
            "{name: Ice, ability: hindering-attack, types: [cold], source: mutant, level: 4, modifiers: [direct, ranged]}";
    private static final String GHOST =
            "{name: Ghost, ability: insubstantial, against: {types: [solid]}, source: mutant, level: 3, modifiers: [always-on]}";

    private static boolean hit(Play<GladiatorsState> play, Gladiator user, String power, Gladiator target) {
        return AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(user, power), target));
    }

    private static void activate(Play<GladiatorsState> play, Gladiator unit, String word) {
        play.emit(new PowerActivated(
                unit.id(), power(unit, word).place(), 0, false, List.of(unit.id()), Optional.empty()));
    }

    @Test
    @Ledger({"GG-RES-2", "draining-attack", "GG-AMB-95", "GG-AMB-77", "drain-defence"})
    void a_drain_takes_levels_of_one_ability_never_below_nothing() {
        Gladiator ana = hero("Ana", hex(5, 5), LEECH);
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                FIST,
                BOLT,
                "{name: Will, ability: drain-defence, against: {types: [psychic]}, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(ana, ben))
                .dice("attack.result", 6)
                .choice("drain.ability", "bolt")
                .dice("attack.result", 10)
                .choice("drain.ability", "fist");

        hit(play, ana, "leech", ben);
        hit(play, ana, "leech", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Leech on Ben: +4 Leech against +2 Will needs 4, rolls 6, result 2",
                        "Ben loses 2 Levels of Bolt",
                        "Ana's Leech on Ben: +4 Leech against +2 Will needs 4, rolls 10, result 6",
                        "Ben loses 3 Levels of Fist");
        assertThat(LevelInUse.of(
                                play.state(),
                                ben,
                                power(ben, "fist"),
                                power(ben, "fist").way())
                        .total())
                .isZero();
    }

    @Test
    @Ledger({"GG-RES-6", "hindering-attack", "hindrance-defence"})
    void hindrance_does_not_add_up() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB);
        Gladiator ben = villain("Ben", hex(7, 5));
        var play = scenario(table(ana, ben)).dice("attack.result", 6, 3, 9);

        hit(play, ana, "ice", ben);
        hit(play, ana, "ice", ben);
        hit(play, ana, "ice", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ice on Ben: +4 Ice needs 2, rolls 6, result 4",
                        "Ben is hindered by 3 points",
                        "Ana's Ice on Ben: +4 Ice needs 2, rolls 3, result 1",
                        "Ana's Ice on Ben: +4 Ice needs 2, rolls 9, result 7",
                        "Ben is hindered by 4 points");
        assertThat(ben.isHindered()).isTrue();
    }

    @Test
    @Ledger({"GG-FMV-1", "forced-move-attack", "forced-move-defence"})
    void a_forced_move_goes_the_way_its_user_likes() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Wind, ability: forced-move-attack, options: [chosen], types: [physical], source: mutant, level: 4, modifiers: [direct, ranged]}");
        Gladiator ben = villain("Ben", hex(8, 5), KnockbackTest.STEADY);
        var play = scenario(table(ana, ben))
                .dice("attack.result", 4)
                .choice("forced-move.direction", "south-east")
                .dice("attack.result", 10)
                .choice("forced-move.direction", "toward");

        hit(play, ana, "wind", ben);
        hit(play, ana, "wind", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Wind on Ben: +4 Wind against +1 Steadiness needs 3, rolls 4, result 1",
                        "Ben is moved to 6 hexes south-east of Ana",
                        "Ana's Wind on Ben: +4 Wind against +1 Steadiness needs 3, rolls 10, result 7",
                        "Ben is moved to Ana's hex");
    }

    @Test
    @Ledger({"insubstantial", "GG-RES-4", "GG-KBK-6", "works-on-insubstantial"})
    void what_is_insubstantial_lets_blows_pass() {
        String solid = FIST.replace("Fist", "Rune").replace("melee", "melee, works-on-insubstantial");
        Gladiator ana = hero("Ana", hex(5, 5), FIST, solid);
        Gladiator ben = villain("Ben", hex(6, 5), GHOST);
        var play = scenario(table(ana, ben))
                .dice("insubstantial.roll", 6)
                .dice("attack.result", 3)
                .dice("knockdown.result", 1);

        assertThat(hit(play, ana, "fist", ben)).isFalse();
        assertThat(hit(play, ana, "rune", ben)).isTrue();

        assertThat(play.log())
                .containsExactly(
                        "Ben: +3 Ghost against +3 solidity needs 6, rolls 6, the attack passes through",
                        "Ana's Rune on Ben: +3 Rune needs 3, rolls 3, result 0",
                        "Ben takes 1 hit",
                        "Ana's Rune, knockdown, on Ben: +3 Rune needs 3, rolls 1, no effect");
    }

    @Test
    @Ledger({"absorption", "GG-AMB-66"})
    void absorption_turns_half_the_levels_of_a_hit_into_its_own() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT.replace("level: 4", "level: 5"));
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                FIST,
                "{name: Drink, ability: absorption, against: {types: [energy]}, options: [into damaging-attack, into evasion], source: mutant, level: 2, modifiers: []}",
                "{ability: evasion, source: mutant, level: 1, modifiers: [always-on]}");
        var play = scenario(table(ana, ben))
                .dice("attack.result", 1)
                .choice("absorption.levels", "1")
                .choice("absorption.levels", "0");
        activate(play, ben, "drink");

        hit(play, ana, "bolt", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ben activates Drink",
                        "Ana's Bolt on Ben: +5 Bolt needs 1, rolls 1, result 0",
                        "Ben takes 1 hit",
                        "Ben absorbs 1 Level of Punch",
                        "Ben absorbs 2 Levels of Evasion");
        play.emit(new PowersRanOut("ben", List.of(1)));
        assertThat(ben.levels().gained().sum()).isZero();
    }

    @Test
    @Ledger({"dismiss", "GG-AMB-85"})
    void a_dismissal_ends_what_persists() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Unmake, ability: dismiss, against: {source: mutant}, types: [psychic], source: magical, level: 4, modifiers: [direct, ranged]}");
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                "{name: Dome, ability: force-field, source: mutant, level: 3, modifiers: [persistent personal]}");
        var play = scenario(table(ana, ben)).dice("dismiss.result", 5);
        activate(play, ben, "dome");

        assertThat(hit(play, ana, "unmake", ben)).isTrue();
        assertThat(hit(play, ana, "unmake", ben)).isFalse();

        assertThat(play.log())
                .containsExactly(
                        "Ben activates Dome",
                        "Ana's Unmake on Ben's Dome: +4 Unmake against +3 Dome needs 5, rolls 5, ends it",
                        "Ben's power ends: Dome is dismissed");
    }

    @Test
    @Ledger({"reflection", "GG-RES-3", "piercing", "ignore-defences", "hardened"})
    void defences_know_what_they_are_for() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                BOLT,
                BOLT.replace("Bolt", "Needle").replace("ranged", "ranged, piercing"),
                BOLT.replace("Bolt", "Gaze").replace("ranged", "ranged, ignore-defences"));
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                "{name: Mirror, ability: reflection, against: {types: [energy]}, options: [bullet-only], source: mutant, level: 9, modifiers: [always-on]}",
                "{name: Coat, ability: damage-defence, against: {types: [energy]}, source: mutant, level: 5, modifiers: [always-on]}",
                "{name: Scales, ability: armour, source: mutant, level: 2, modifiers: [always-on, hardened]}");
        GladiatorsState state = table(ana, ben);

        assertThat(needed(state, ana, "bolt", ben)).isEqualTo("+5 Coat");
        assertThat(needed(state, ana, "needle", ben)).isEqualTo("+5 Coat -3 pierced");
        assertThat(needed(state, ana, "gaze", ben)).isEqualTo("+1 Scales");
    }

    private static String needed(GladiatorsState state, Gladiator user, String power, Gladiator target) {
        return Defences.best(
                        state,
                        StrikeLevel.strike(state, use(user, power), target),
                        ((AffectingAbility) use(user, power).kind()).effect())
                .level()
                .toString();
    }

    /** Worked number 6.9, the part without Luck. */
    @Test
    @Ledger({"reliable", "unreliable"})
    void reliable_keeps_the_higher_of_two() {
        Gladiator ana =
                hero("Ana", hex(5, 5), BOLT.replace("level: 4", "level: 5").replace("ranged", "ranged, reliable"));
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                "{ability: damage-defence, against: {types: [energy]}, source: mutant, level: 4, modifiers: [always-on]}");
        var table = scenario(table(ana, ben));

        assertThat(table.odds(play -> hit(play, ana, "bolt", ben)).exact().chanceOf(true))
                .isEqualTo(Fraction.of(84, 100));
    }

    @Test
    @Ledger({"gas", "life-support"})
    void gas_does_nothing_to_those_who_need_no_air() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT.replace("heat", "poison").replace("ranged", "ranged, gas"));
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                "{ability: life-support, options: [air], source: mutant, level: 1, modifiers: [always-on]}");
        var play = scenario(table(ana, ben));

        assertThat(hit(play, ana, "bolt", ben)).isFalse();
        assertThat(play.log()).isEmpty();
    }

    @Test
    @Ledger("GG-AMB-106")
    void bare_hits_pass_by_toughness() {
        Gladiator ben =
                villain("Ben", hex(7, 5), "{ability: toughness, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(ben));

        Damage.bare(play, ben, 1, "Backfire");

        assertThat(play.log()).containsExactly("Ben takes 1 hit");
        assertThat(ben.injuries()).isEqualTo(new Injuries(1, 0));
    }

    @Test
    @Ledger({"copy-power", "GG-AMB-19", "GG-AMB-66"})
    void a_copy_works_while_copy_power_is_active() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Mimic, ability: copy-power, types: [psychic], source: mutant, level: 3, modifiers: [direct, ranged]}");
        Gladiator ben = villain(
                "Ben", hex(7, 5), BOLT, "{ability: armour, source: technological, level: 3, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("attack.result", 3).dice("attack.result", 4);

        hit(play, ana, "mimic", ben);
        hit(play, ana, "copy-1", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Mimic on Ben: +3 Mimic needs 3, rolls 3, result 0",
                        "Ana activates Mimic on Ben",
                        "Ana copies Bolt at Level 3",
                        "Ana's Bolt on Ben: +3 Bolt against +2 Armour needs 5, rolls 4, no effect");
        play.emit(new PowersRanOut("ana", List.of(1)));
        assertThat(ana.condition().works(power(ana, "copy-1").place())).isFalse();
        GladiatorsState before = play.state().copy();
        assertThat(before).isEqualTo(play.state());
        assertThat(before.unit("ana").powers()).hasSize(ana.powers().size());
    }

    @Test
    @Ledger({"exhausts", "GG-AMB-68"})
    void a_one_on_the_first_result_roll_of_a_turn_exhausts() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT.replace("ranged", "ranged, exhausts"));
        Gladiator ben =
                villain("Ben", hex(7, 5), "{ability: toughness, source: mutant, level: 9, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("attack.result", 5, 1, 1);

        hit(play, ana, "bolt", ben);
        hit(play, ana, "bolt", ben); // looked at already
        assertThat(ana.condition().works(power(ana, "bolt").place())).isTrue();
        PowersRunOut.resolve(play, ana);
        hit(play, ana, "bolt", ben);

        assertThat(play.log())
                .endsWith(
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ana's Bolt: Exhausts rolls 1, it is exhausted");
        assertThat(ana.condition().works(power(ana, "bolt").place())).isFalse();
    }

    @Test
    @Ledger({"telepathy", "change-appearance", "GG-RES-2", "general-defence"})
    void links_and_looks_stay_on_those_who_could_not_resist() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Link, ability: telepathy, source: mutant, level: 3, modifiers: [direct, ranged]}",
                "{name: Mask, ability: change-appearance, options: [fixed, vision], types: [psychic], source: mutant, level: 3, modifiers: [direct, ranged]}");
        Gladiator ben = villain(
                "Ben",
                hex(7, 5),
                "{name: Calm, ability: general-defence, against: {types: [psychic]}, source: mutant, level: 2, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("attack.result", 5, 4);

        hit(play, ana, "link", ben);
        hit(play, ana, "mask", ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Link on Ben: +3 Link against +2 Calm needs 5, rolls 5, result 0",
                        "Ana activates Link on Ben",
                        "Ana's Mask on Ben: +3 Mask against +2 Calm needs 5, rolls 4, no effect");
    }

    @Test
    @Ledger("GG-RES-5")
    void a_defence_over_hexes_keeps_out_what_comes_from_outside() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator cal = hero("Cal", hex(8, 6), BOLT);
        Gladiator ben = villain(
                "Ben",
                hex(8, 5),
                "{name: Dome, ability: armour, source: mutant, level: 4, modifiers: [area blast, persistent personal]}");
        GladiatorsState state = table(ana, cal, ben);
        var play = scenario(state);
        Spot centre = Spot.ground(hex(8, 5));
        PlacedArea dome = AreaPlacement.at(AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA), centre, centre);
        play.emit(new PowerActivated("ben", power(ben, "dome").place(), 0, false, List.of(), Optional.of(dome)));

        assertThat(needed(state, ana, "bolt", ben)).isEqualTo("+2 Dome");
        assertThat(needed(state, cal, "bolt", ben)).isEmpty();
    }
}
