package arbiter.games.capital.mind;

import static arbiter.games.capital.Traveller.behind;
import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.AttackCast;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.calls.Rest;
import arbiter.games.capital.check.AttributeCheck;
import arbiter.games.capital.check.CheckCall;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Minds that reach into others. */
class TelepathyTest extends StrictScenarios<CapitalState> {

    @Test
    @Ledger({"soul-read", "CAP-AMB-136", "CAP-AMB-03"})
    void soul_read_asks_one_question_of_somebody_within_a_metre() {
        Combatant seer = named("Seer").can("soul-read").here();
        Combatant near = named("Near").foe().at(2, 0).here();
        Combatant far = named("Far").foe().at(3, 0).here();
        CapitalState state = under(seer, near, far);
        var play = scenario(state).dice("telepathy.acting", 4, 4).dice("telepathy.opposing", 3, 5);

        assertThat(ActFixture.actions(state, seer)).contains("soul-read:near").doesNotContain("soul-read:far");
        AttackCast.act(play.state(), seer, "soul-read:" + near.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Seer spends 2 Energy on Soul Read, 6 left",
                        "Seer, reading a soul: 4+4 +5 WIL = 13 against Near 3+5 +5 WIL = 13, a tie",
                        "Seer learns the answer to one short question about Near");
    }

    @Test
    @Ledger({"mind-control", "CAP-AMB-136"})
    void mind_control_makes_somebody_within_two_metres_obey_a_word() {
        Combatant seer = named("Seer").can("mind-control").energy(4).here();
        Combatant near = named("Near").foe().at(3, 0).here();
        CapitalState state = under(seer, near);
        var play = scenario(state).dice("telepathy.acting", 4, 4, 1, 1).dice("telepathy.opposing", 3, 4, 3, 4);

        AttackCast.act(play.state(), seer, "mind-control:" + near.id()).resolve(play, Occasion.ACTION);
        AttackCast.act(play.state(), seer, "mind-control:" + near.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains("Near obeys one word of Seer unless that would harm it, and knows it was made to")
                .last()
                .asString()
                .contains("fails by 5");
        assertThat(ActFixture.actions(state, seer)).noneMatch(id -> id.startsWith("mind-control"));
    }

    @Test
    @Ledger("mind-trick")
    void mind_trick_turns_a_failed_lie_around() {
        Combatant seer = named("Seer").can("mind-trick").here();
        Combatant guard = named("Guard").foe().at(3, 0).here();
        var play = scenario(under(seer, guard))
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 5, 5)
                .choice("mind-trick.use", "yes")
                .dice("telepathy.acting", 4, 4)
                .dice("telepathy.opposing", 3, 4);
        Contest lie = AttributeCheck.against(
                play,
                seer,
                CheckCall.plain("lying", Attribute.CHA),
                guard,
                CheckCall.plain("seeing through it", Attribute.WIS));

        assertThat(lie.succeeds()).isFalse();
        assertThat(seer.traits().find(MindTrick.class).orElseThrow().afterFailure(play, seer, guard))
                .isTrue();

        assertThat(play.log())
                .contains("Seer spends 1 Energy on Mind Trick, 7 left")
                .last()
                .isEqualTo("Guard believes Seer after all");
    }

    @Test
    @Ledger("telepath-awakening")
    void an_awakened_telepath_feels_and_tells_those_within_ten_metres() {
        Combatant seer = named("Seer").can("telepath-awakening").here();
        Combatant near = named("Near").at(10, 0).here();
        Combatant far = named("Far").at(12, 0).here();
        CapitalState state = under(seer, near, far);
        var play = scenario(state).dice("telepathy-word.acting", 4, 4).dice("telepathy-word.opposing", 3, 4);

        TelepathAwakening awakening =
                seer.traits().find(TelepathAwakening.class).orElseThrow();
        assertThat(awakening.senses(state, seer)).containsExactly(near);
        assertThat(awakening.send(play, seer)).isTrue();

        assertThat(play.log())
                .containsExactly(
                        "Seer, sending a word: 4+4 +5 WIL = 13 against 3+4 +6 Difficulty = 13, a tie",
                        "Seer's word is in the minds of Near");
    }

    @Test
    @Ledger({"telepathic-link-1", "CAP-AMB-149", "CAP-REST-5"})
    void linked_units_hear_each_other_within_fifty_metres_and_telepaths_within_a_hundred() {
        Combatant seer = named("Seer").can("telepathic-link-1").here();
        Combatant friend = named("Friend").at(2, 0).here();
        Combatant other = named("Other").can("telepath-awakening").at(0, 2).here();
        Combatant foe = named("Foe").foe().at(0, -2).here();
        Blocker house = Blocker.Building.rectangle(new Point(10_000, -90_000), new Point(11_000, 90_000));
        CapitalState state = behind(List.of(house), seer, friend, other, foe);
        var play = scenario(state).choice("link.with", "friend", "other");

        assertThat(ActFixture.actions(state, seer)).contains("telepathic-link");
        AttackCast.act(play.state(), seer, "telepathic-link").resolve(play, Occasion.ACTION);
        assertThat(ActFixture.usefulActions(state, seer)).doesNotContain("telepathic-link");

        assertThat(play.log())
                .containsExactly(
                        "Seer spends 1 Energy on Telepathic Link, 7 left",
                        "Seer is linked by thought with Friend, Other");
        play.emit(new Placed("friend", Point.metres(50, 0), 0));
        assertThat(Hearing.hears(state, seer, friend)).isTrue();
        assertThat(Hearing.hears(state, friend, other)).isTrue();
        assertThat(Hearing.hears(state, friend, foe)).isFalse();
        assertThat(Hearing.byEar(state, friend, seer)).isFalse();
        play.emit(new Placed("friend", Point.metres(52, 0), 0));
        assertThat(Hearing.hears(state, seer, friend)).isFalse();
        play.emit(new Placed("other", Point.metres(100, 0), 0));
        assertThat(Hearing.hears(state, seer, other)).isTrue();
        Rest.resolve(play.dice("rest.energy", 3), List.of(seer), 20, 0);
        assertThat(Hearing.hears(state, seer, other)).isTrue();
        Rest.resolve(play, List.of(seer), 480, 360);
        assertThat(play.log()).contains("Seer's telepathic links end");
        assertThat(Hearing.hears(state, seer, other)).isFalse();
    }

    @Test
    @Ledger("telepathic-link-2")
    void the_second_link_reaches_ten_times_as_far() {
        Combatant seer = named("Seer").can("telepathic-link-2").here();
        Combatant friend = named("Friend").at(2, 0).here();
        Blocker wall = new Blocker.Wall(Point.metres(5, -5), Point.metres(5, 5));
        CapitalState state = behind(List.of(wall), seer, friend);
        var play = scenario(state).choice("link.with", "friend");

        AttackCast.act(play.state(), seer, "telepathic-link").resolve(play, Occasion.ACTION);

        play.emit(new Placed("friend", Point.metres(501, 0), 0));
        assertThat(Hearing.hears(state, seer, friend)).isTrue();
        play.emit(new Placed("friend", Point.metres(502, 0), 0));
        assertThat(Hearing.hears(state, seer, friend)).isFalse();
    }

    @Test
    @Ledger("telepathic-link-1")
    void nobody_is_linked_against_their_will() {
        Combatant seer = named("Seer").can("telepathic-link-1").here();
        Combatant friend = named("Friend").at(2, 0).here();
        var play = scenario(under(seer, friend)).choice("link.with", "friend").choice("link.join", "no");

        AttackCast.act(play.state(), seer, "telepathic-link").resolve(play, Occasion.ACTION);

        assertThat(seer.links().units()).isEmpty();
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125"})
    void the_generous_pay_for_friends_and_payments_can_be_split() {
        Combatant seer = named("Seer").can("soul-read").energy(1).here();
        Combatant giver = named("Giver").can("generous").energy(3).at(5, 0).here();
        Combatant near = named("Near").foe().at(2, 0).here();
        CapitalState state = under(seer, giver, near);
        var play = scenario(state)
                .choice("generous.share", "1")
                .choice("generous.lend", "yes")
                .dice("telepathy.acting", 1, 1)
                .dice("telepathy.opposing", 3, 4);

        assertThat(ActFixture.actions(state, seer)).contains("soul-read:near");
        assertThat(EnergyPayment.energy(state, near)).isEqualTo(8);
        AttackCast.act(play.state(), seer, "soul-read:" + near.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .startsWith("Giver gives 1 Energy to Seer, 2 left", "Seer spends 2 Energy on Soul Read, 0 left");
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125"})
    void the_owner_approves_each_spending() {
        Combatant seer = named("Seer").can("soul-read").energy(0).here();
        Combatant giver = named("Giver").can("generous").at(5, 0).here();
        Combatant near = named("Near").foe().at(2, 0).here();
        var play =
                scenario(under(seer, giver, near)).choice("generous.share", "2").choice("generous.lend", "no");

        AttackCast.act(play.state(), seer, "soul-read:" + near.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log()).isEmpty();
        assertThat(giver.energy()).isEqualTo(8);
    }
}
