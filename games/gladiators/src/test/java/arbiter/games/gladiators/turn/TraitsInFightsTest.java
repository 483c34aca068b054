package arbiter.games.gladiators.turn;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.gifted;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.attack.AttackAct;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.calls.TraitStrikes.DiceWeakened;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Call;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Personal traits that the rules themselves apply. */
class TraitsInFightsTest extends StrictScenarios<GladiatorsState> {

    private static final GladiatorsGame GAME = new GladiatorsGame();
    private static final String SHOW = "{trait: showboating, frequency: common}";
    private static final String DRINK = "{trait: substance-abuse-problem, frequency: common, severity: %s}";
    private static final String PISTOL = BOLT.replace("Bolt", "Pistol").replace("ranged]", "ranged, lethal any]");

    private static void call(Scenario<GladiatorsState> play, String id) {
        Call call = GAME.calls(play.state()).stream()
                .filter(one -> one.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        GAME.call(play, call);
    }

    private static void order(Scenario<GladiatorsState> play) {
        new TurnOrderSettled(play.state().units().stream().map(Gladiator::id).toList()).apply(play.state());
    }

    @Test
    @Ledger("showboating")
    void who_shows_off_wastes_two_actions_after_putting_somebody_out_over_a_turns_end() {
        Gladiator ana = gifted("Ana", "heroes", hex(5, 5), SHOW, FIST);
        Gladiator ben = thug("Ben", hex(6, 5));
        Gladiator cal = villain("Cal", hex(20, 5), BOLT, FIST, FIST.replace("Fist", "Foot"));
        var play = scenario(table(ana, ben, cal)).dice("attack.result", 9);
        order(play);
        play.emit(new TurnEvents.TurnBegan("ana", 1, List.of()));

        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "fist"), ben));
        TurnAction.resolve(play);
        TurnAction.resolve(play);
        play.emit(new TurnEvents.TurnBegan("ana", 2, List.of()));
        TurnAction.resolve(play);

        assertThat(play.log())
                .contains(
                        "Ben is out of action",
                        "Ana will show off for 2 actions: Ben is out of action",
                        "Ana wastes an action on showing off");
        assertThat(play.log().stream().filter(line -> line.contains("wastes"))).hasSize(2);
        assertThat(ana.turn().actions()).isEqualTo(1);
        assertThat(ana.session().boasts()).isZero();
    }

    @Test
    @Ledger("showboating")
    void who_shows_off_does_so_once_for_being_worth_five_more_than_anybody_else() {
        Gladiator ana = gifted("Ana", "heroes", hex(5, 5), SHOW, BOLT, FIST);
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, ben));
        order(play);

        Showboating.compare(play, ana);
        Showboating.compare(play, ana);

        assertThat(play.log()).containsExactly("Ana will show off for 2 actions: nobody here is a match");
    }

    @Test
    @Ledger("substance-abuse-problem")
    void once_substance_abuse_strikes_every_die_counts_less() {
        Gladiator ana = gifted("Ana", "heroes", hex(5, 5), DRINK.formatted("significant"), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben))
                .choice("trait.which", "appears:1")
                .dice("trait.roll", 6)
                .dice("attack.result", 9)
                .dice("knockdown.result", 4);

        call(play, "trait:ana");
        AfterHit.resolve(play, StrikeLevel.strike(play.state(), use(ana, "fist"), ben));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Substance Abuse Problem: needs 6, rolls 6, it turns up",
                        "Ana's Substance Abuse Problem takes 4 off every die in this session",
                        "Ana's Fist on Ben: +3 Fist needs 3, rolls 9 (-4 Substance Abuse), result 2",
                        "Ben takes 1 hit",
                        "Ana's Fist, knockdown, on Ben: +3 Fist needs 3, rolls 4 (-4 Substance Abuse), no effect");
        call(play, "session:ana");
        assertThat(ana.session().dieLoss()).isZero();
    }

    @Test
    @Ledger("substance-abuse-problem")
    void a_major_one_leaves_no_actions_at_all() {
        Gladiator ana = gifted("Ana", "heroes", hex(5, 5), DRINK.formatted("major"), FIST);
        var play = scenario(table(ana, villain("Ben", hex(9, 5))));
        order(play);
        play.emit(new DiceWeakened("ana", "Substance Abuse Problem", 0, true));

        TurnStart.resolve(play.choice("turn.delay", "now"));

        assertThat(play.log())
                .containsExactly(
                        "Ana's Substance Abuse Problem leaves no actions in this session", "Ana's turn, 0 actions");
    }

    @Test
    @Ledger("unfamiliar-with-the-current-environment")
    void who_is_unfamiliar_here_loses_another_success_once() {
        Gladiator ana = gifted(
                "Ana",
                "heroes",
                hex(5, 5),
                "{trait: unfamiliar-with-the-current-environment, frequency: common, severity: minor}, {trait:"
                        + " ageless}");
        var play = scenario(table(ana))
                .choice("trait.which", "appears:1")
                .choice("trait.which", "works:2")
                .choice("trait.fit", "0")
                .choice("trait.which", "works:2")
                .choice("trait.fit", "0")
                .dice("trait.roll", 6, 9, 9);

        call(play, "trait:ana");
        call(play, "trait:ana");
        call(play, "trait:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Unfamiliar with the Current Environment: needs 6, rolls 6, it turns up",
                        "Ana's Unfamiliar with the Current Environment will cancel the next success out of the fight",
                        "Ana's Ageless: needs 4, rolls 9, it works",
                        "Ana's Unfamiliar with the Current Environment cancels that success",
                        "Ana's Ageless: needs 4, rolls 9, it works");
    }

    @Test
    @Ledger("unreliable-nature")
    void the_unreliable_may_fail_before_they_begin_by_how_often_it_is_rolled() {
        Gladiator ana = gifted(
                "Ana",
                "heroes",
                hex(5, 5),
                "{trait: unreliable-nature, frequency: rare, severity: major}, {trait: ageless}");
        var play = scenario(table(ana))
                .choice("trait.which", "works:2")
                .choice("trait.every-other", "yes")
                .dice("trait.unreliable", 4)
                .choice("trait.which", "works:2")
                .choice("trait.fit", "0")
                .dice("trait.roll", 5);

        call(play, "trait:ana");
        call(play, "trait:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Unreliable: needs 4, rolls 4, it gets in the way",
                        "Ana's Ageless: needs 4, rolls 5, it works");
    }

    @Test
    @Ledger({"callous", "lethal"})
    void only_the_callous_kill_without_the_gamemasters_word() {
        Gladiator ana = gifted("Ana", "heroes", hex(5, 5), "{trait: callous}", PISTOL);
        Gladiator eva = gifted("Eva", "heroes", hex(5, 6), "{trait: ageless}", PISTOL);
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, eva, ben))
                .choice("attack.lethal", "no")
                .dice("attack.hit", 9)
                .dice("attack.result", 1);

        new AttackAct(use(eva, "pistol").power(), use(eva, "pistol").way(), ben).resolve(play, eva);
        new AttackAct(use(ana, "pistol").power(), use(ana, "pistol").way(), ben).resolve(play, ana);

        assertThat(play.log())
                .startsWith("Eva's Pistol cannot be used on Ben", "Ana's Pistol at Ben: needs 6, rolls 9, hits");
    }
}
