package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.GladiatorsRulebook;
import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.persist.PersistentAreas;
import arbiter.games.gladiators.power.SuperForm.FormChanged;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.turn.TurnAction;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.turn.TurnStart;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Powers in the course of turns: slow ones, unruly ones, mounts, forms, and what a turn begins with. */
class PowersInTurnTest extends StrictScenarios<GladiatorsState> {

    private static final String SLOW = "{ability: evasion, source: mutant, level: 3, modifiers: [slow]}";
    private static final String AIM = "{ability: accuracy, source: mutant, level: 2}";

    /** It is that unit's turn with so many actions. */
    private static void begin(GladiatorsState state, Gladiator unit, int actions) {
        if (state.sequence().order().isEmpty()) {
            new TurnOrderSettled(state.units().stream().map(Gladiator::id).toList()).apply(state);
        }
        new TurnBegan(unit.id(), actions, List.of()).apply(state);
    }

    @Test
    @Ledger({"slow", "GG-AMB-102", "GG-TRN-11"})
    void a_slow_power_goes_on_in_the_next_turn_unless_something_comes_in_between() {
        Gladiator ana = hero("Ana", hex(5, 5), SLOW, AIM);
        Scenario<GladiatorsState> play = scenario(table(ana))
                .choice("turn.action", "activate:evasion")
                .choice("turn.action", "activate:accuracy")
                .choice("turn.action", "activate:evasion")
                .choice("turn.action", "activate:evasion");
        begin(play.state(), ana, 1);
        TurnAction.resolve(play);
        begin(play.state(), ana, 2);
        TurnAction.resolve(play);
        TurnAction.resolve(play);
        begin(play.state(), ana, 1);
        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ana begins: Activate Evasion",
                        "Ana: Activate Accuracy",
                        "Ana activates Accuracy",
                        "Ana begins: Activate Evasion",
                        "Ana: Activate Evasion",
                        "Ana activates Evasion");
    }

    @Test
    @Ledger("uncontrollable")
    void an_uncontrollable_power_may_use_up_the_second_action() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{ability: evasion, source: mutant, level: 3, modifiers: [uncontrollable, persistent personal]}",
                "{name: Run, ability: movement, types: [solid], options: [ground], source: mutant, level: 1, modifiers: [uncontrollable]}");
        Scenario<GladiatorsState> play = scenario(table(ana))
                .choice("turn.action", "activate:evasion")
                .dice("power.uncontrollable", 1)
                .dice("power.uncontrollable", 7, 1)
                .dice("power.drift-direction", 1)
                .dice("power.drift", 9);
        begin(play.state(), ana, 2);
        TurnAction.resolve(play);
        TurnAction.resolve(play);
        assertThat(ana.turn().actions()).isZero();
        Uncontrolled.resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana: Activate Evasion",
                        "Ana activates Evasion",
                        "Ana's Evasion: Uncontrollable rolls 1, it gets out of hand",
                        "Ana's power ends: Evasion goes off by itself",
                        "Ana: a power out of hand",
                        "Ana's Evasion: Uncontrollable rolls 7, it stays in hand",
                        "Ana's Run: Uncontrollable rolls 1, it gets out of hand",
                        "Ana gets to 29 hexes north-west of the middle of the board",
                        "Ana gets to 28 hexes north-west of the middle of the board",
                        "Ana gets to 27 hexes north-west of the middle of the board");
    }

    @Test
    @Ledger({"mount", "GG-AMB-82"})
    void a_mount_is_left_behind_and_ridden_again_in_its_hex_or_comes_back() {
        String horse =
                "{name: Horse, ability: movement, types: [solid], options: [ground], source: mutant, level: 1, modifiers: [MOUNT]}";
        Gladiator ana = hero("Ana", hex(5, 5), horse.replace("MOUNT", "mount"));
        Gladiator eva = hero("Eva", hex(15, 5), horse.replace("MOUNT", "mount returns"));
        Scenario<GladiatorsState> play = scenario(table(ana, eva));

        Mounts.leave(play, ana, hex(5, 5));
        assertThat(ana.condition().works(power(ana, "horse").place())).isFalse();
        Mounts.comeBack(play, ana);
        PersistentAreas.entered(play, ana, Spot.ground(hex(6, 5)));
        assertThat(ana.condition().works(power(ana, "horse").place())).isTrue();
        Mounts.leave(play, eva, hex(10, 5));
        Mounts.comeBack(play, eva);
        Mounts.comeBack(play, eva);

        assertThat(play.log())
                .containsExactly(
                        "Ana's mount is 10 hexes west of Eva, without its rider",
                        "Ana is mounted again",
                        "Eva's mount is 5 hexes east of Ana, without its rider",
                        "Eva's mount is 8 hexes east of Ana, without its rider",
                        "Eva is mounted again");
    }

    @Test
    @Ledger({"super-form", "GG-AMB-102"})
    void a_super_form_is_changed_into_with_so_many_actions_in_a_row() {
        Gladiator ana = new Gladiator(
                "ana",
                "Ana",
                "heroes",
                Profiles.of(
                        Cast.build(
                                "name: Ana\ngp: 99\nstanding: major\ntraits: [{trait: super-form, frequency: frequent, severity: major}]\npowers: ["
                                        + AIM + "]\n"),
                        Handbooks.BOOK),
                hex(5, 5));
        Scenario<GladiatorsState> play =
                scenario(table(ana)).choice("turn.action", "change-form").choice("turn.action", "change-form");
        Gladiator unit = play.state().unit("ana");
        new FormChanged("ana", true).apply(play.state());
        assertThat(unit.isMajor()).isFalse();
        assertThat(unit.condition().works(power(unit, "accuracy").place())).isFalse();
        assertThat(unit.condition().works(power(unit, "punch").place())).isTrue();

        begin(play.state(), unit, 2);
        TurnAction.resolve(play);
        begin(play.state(), unit, 2);
        TurnAction.resolve(play);

        assertThat(unit.isMajor()).isTrue();
        assertThat(unit.condition().works(power(unit, "accuracy").place())).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Ana begins: Change into the super form",
                        "Ana: Change into the super form",
                        "Ana has changed into the super form");
    }

    @Test
    @Ledger("limited")
    void the_gamemaster_says_when_a_limited_power_does_not_work() {
        Gladiator ana = hero(
                "Ana", hex(5, 5), "{ability: evasion, source: mutant, level: 3, modifiers: [limited 50 at night]}");
        Scenario<GladiatorsState> play = scenario(table(ana));
        Activating.on(play, use(ana, "evasion"), List.of("ana"));

        play.emit(Scenario.edit(
                new GladiatorsRulebook(),
                play.state(),
                "set-limit",
                Optional.of("ana"),
                "{power: evasion, limited: true}"));

        assertThat(Running.on(play.state(), ana, Evasion.class)).isEmpty();
        assertThat(play.log()).containsExactly("Ana activates Evasion", "Ana's Evasion does not work here");
    }

    @Test
    @Ledger({"GG-TRN-1", "GG-DUR-1", "GG-AMB-60"})
    void a_turn_begins_with_what_ends_then_what_lasts_then_getting_up() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                AIM,
                "{name: Acid, ability: damaging-attack, types: [poison], source: mutant, level: 2, modifiers: [direct, ranged, persistent target]}");
        Gladiator ben = villain("Ben", hex(7, 5));
        Scenario<GladiatorsState> play =
                scenario(table(ana, ben)).dice("attack.result", 5).dice("reactivation.roll", 6);
        new TurnOrderSettled(List.of("ana", "ben")).apply(play.state());
        Activating.on(play, use(ana, "accuracy"), List.of("ana"));
        Activating.begin(play, use(ana, "acid"), List.of("ben"), Optional.empty());
        ana.set(ana.injuries().hurt(3, 0));
        ana.set(ana.out().out(false, false, 1));

        TurnStart.resolve(play);

        assertThat(ana.inUse().all()).hasSize(1);
        assertThat(play.log())
                .containsExactly(
                        "Ana activates Accuracy",
                        "Ana activates Acid on Ben",
                        "Ana's Acid on Ben: +2 Acid needs 4, rolls 5, result 1",
                        "Ben takes 1 hit",
                        "Ana: needs 4, rolls 6, reactivates",
                        "Ana's turn, 2 actions");
    }

    @Test
    @Ledger("GG-RES-5")
    void a_defence_over_an_area_protects_those_inside_from_outside_only() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Dome, ability: force-field, source: mutant, level: 4, modifiers: [area blast, always-on]}");
        Gladiator eva = hero("Eva", hex(6, 5));
        Gladiator ben = villain("Ben", hex(9, 5), Cast.BOLT);
        Scenario<GladiatorsState> play =
                scenario(table(ana, eva, ben)).dice("attack.hit", 10, 10).dice("attack.result", 1, 1);

        AttackSequence.resolve(play, use(ben, "bolt"), eva);
        ben.set(ben.position().at(hex(4, 5)));
        AttackSequence.resolve(play, use(ben, "bolt"), eva);

        assertThat(play.log())
                .filteredOn(line -> line.contains(" on Eva"))
                .containsExactly(
                        "Ben's Bolt on Eva: +4 Bolt against +2 Dome needs 4, rolls 1, no effect",
                        "Ben's Bolt on Eva: +4 Bolt needs 2, rolls 1, no effect");
    }
}
