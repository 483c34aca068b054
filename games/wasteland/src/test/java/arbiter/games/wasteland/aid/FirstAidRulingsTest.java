package arbiter.games.wasteland.aid;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.inReach;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class FirstAidRulingsTest {

    private static final int LEFT_LEG = 4;

    private final Fighter hale = hero("hale", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);
    private final Fighter gunner = enemy("road-gunner", 2, 1);

    @Test
    @Ledger({"WAS-AID-4", "WAS-AMB-38", "patch-artist"})
    void an_injury_of_the_dying_may_be_treated_and_a_deft_hand_has_it_easier() {
        inReach(hale, maul);
        var play = Turns.of(hale, maul, gunner);
        Vitals.put(maul, 1, 0, Vitals.Life.ABLE);
        HealthLoss.take(play, maul, 2, LEFT_LEG, false);
        HealthLoss.take(play, maul, 1, LEFT_LEG, false);
        int told = play.log().size();
        play.choice("test.dice", "0").dice("test.d20", 8, 15).choice("aid.choice", "treat:0");

        Turns.act(play, "first-aid:maul");

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Hale rolls First Aid, 8+15 against 12 (3 twice): 1 success, difficulty 1 (+2 injuries -1"
                                + " perk), passes",
                        "Maul's injury of the left leg is treated");
        assertThat(maul.isDying()).isTrue(); // the next death save is one easier
    }

    @Test
    @Ledger({"WAS-AID-7", "mender-shot", "patch-artist", "WAS-DYING-10"})
    void a_dose_used_along_adds_what_it_heals_and_is_gone() {
        inReach(hale, maul);
        var play = Turns.of(hale, maul, gunner);
        play.choice("item.stow", "none");
        Turns.act(play, "draw:mender-shot");
        Vitals.put(maul, 2, 0, Vitals.Life.ABLE);
        int told = play.log().size();
        play.choice("aid.dose", "mender-shot").choice("test.dice", "0").dice("test.d20", 8, 15);

        Turns.act(play, "first-aid:maul");

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Hale rolls First Aid, 8+15 against 12 (3 twice): 1 success, difficulty 0, passes, 1 AP",
                        "Maul regains 5 HP, 7 now", // rank 3 and 2 of the perk
                        "Maul regains 4 HP, 11 now");
        assertThat(hale.items().items())
                .noneMatch(item ->
                        item.item().id().equals("mender-shot") && item.grip().isHeld());
    }

    @Test
    @Ledger({"comp-extra-dose", "WAS-AID-7"})
    void a_complication_may_spoil_the_dose() {
        inReach(hale, maul);
        var play = Turns.of(hale, maul, gunner);
        play.choice("item.stow", "none");
        Turns.act(play, "draw:mender-shot");
        Vitals.put(maul, 2, 0, Vitals.Life.ABLE);
        play.choice("aid.dose", "mender-shot")
                .choice("test.dice", "0")
                .dice("test.d20", 8, 20)
                .choice("test.complication", "comp-extra-dose");

        new FirstAid(play, Occasion.of(hale), maul).resolve();

        assertThat(play.log()).endsWith("Maul regains 5 HP, 7 now");
    }

    @Test
    @Ledger({"WAS-CHEM-5"})
    void robots_are_given_no_doses() {
        Fighter bot =
                new Fighter("bot", "Bot", "party", enemy("steward-bot", 3, 0).profile(), 3, 0);
        inReach(hale, bot);
        inReach(hale, maul);
        var play = Turns.of(hale, maul, bot, gunner);
        play.choice("item.stow", "none");
        Turns.act(play, "draw:mender-shot");
        Turns.begin(play, hale);

        assertThat(Turns.menu(play.state(), hale))
                .contains("take-chem:mender-shot:hale", "take-chem:mender-shot:maul")
                .doesNotContain("take-chem:mender-shot:bot");
    }

    @Test
    @Ledger({"WAS-DYING-10", "WAS-AMB-40", "ap-stabilise-wake"})
    void whoever_was_not_woken_may_be_with_any_later_first_aid() {
        inReach(hale, maul);
        var play = Turns.of(hale, maul, gunner);
        ActionPools.put(play.state(), 1, 0);
        Vitals.put(maul, 3, 0, Vitals.Life.UNCONSCIOUS);
        Injuries.inflict(play, maul, LEFT_LEG, false);
        int told = play.log().size();
        play.choice("test.pass", "no")
                .choice("test.dice", "0")
                .dice("test.d20", 15, 16)
                .choice("aid.choice", "treat:0")
                .choice("aid.wake", "yes");

        Turns.act(play, "first-aid:maul");

        assertThat(play.log().subList(told, play.log().size()))
                .containsExactly(
                        "Hale rolls First Aid, 15+16 against 12 (3 twice): 0 successes, difficulty 0 (+1 injuries -1"
                                + " perk), passes",
                        "Maul's injury of the left leg is treated",
                        "Hale spends 1 AP: waking Maul",
                        "Maul wakes up");
    }

    @Test
    @Ledger({"WAS-MIN-5", "take-chem"})
    void a_dose_is_in_hand_before_it_is_given_and_nobody_is_given_one_against_their_will() {
        Fighter near = enemy("road-gunner", 2, 0);
        inReach(hale, maul);
        inReach(hale, near);
        var play = Turns.of(hale, maul, near);
        Vitals.put(maul, 3, 0, Vitals.Life.UNCONSCIOUS);
        assertThat(Turns.menu(play.state(), hale)).noneMatch(id -> id.startsWith("take-chem"));
        play.choice("item.stow", "none");
        Turns.act(play, "draw:mender-shot");
        Turns.begin(play, hale);

        assertThat(Turns.menu(play.state(), hale))
                .filteredOn(id -> id.startsWith("take-chem"))
                .containsExactlyInAnyOrder("take-chem:mender-shot:hale", "take-chem:mender-shot:maul");
    }
}
