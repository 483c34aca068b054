package arbiter.interpreters.preview;

import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.bidding;
import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.underWay;
import static arbiter.interpreters.testgame.Raids.withDice;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Fraction;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Snapshot;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreviewTest {

    private static Preview<RaidState> preview(Table<RaidState> table, String raider, String option) {
        return Preview.of(table, open(table, raider), List.of(option));
    }

    private static Fraction hit(Preview<RaidState> preview) {
        return preview.exact().held("hit").chanceOf(true);
    }

    @Test
    void a_strike_shows_the_chance_to_hit_and_the_damage() {
        Outlook outlook = preview(underWay(), "ann", "strike:bob").exact();

        assertThat(outlook.complete()).isTrue();
        assertThat(outlook.chanceNames()).contains("hit");
        assertThat(outlook.held("hit").chanceOf(true)).isEqualTo(Fraction.of(30, 36));
        assertThat(outlook.number("damage").chanceOf(8)).isEqualTo(Fraction.of(1, 36));
        assertThat(outlook.number("bob health").chanceOf(-8)).isEqualTo(Fraction.of(1, 36));
        assertThat(outlook.number("ann health").chanceOf(0)).isEqualTo(Fraction.ONE);
    }

    @Test
    void looking_ahead_changes_nothing() {
        Table<RaidState> table = underWay();
        Snapshot before = Snapshot.of(table);

        preview(table, "ann", "strike:bob").exact();

        before.assertUnchanged(table);
    }

    @Test
    void news_tell_of_the_fallen_and_of_the_winner() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("cat", 0, false));
        table.edit(new Adjusted("bob", 3, false));

        Outlook outlook = preview(table, "ann", "strike:bob").exact();

        assertThat(outlook.chanceNames()).contains("bob becomes fallen", "red wins");
        assertThat(outlook.held("bob becomes fallen").chanceOf(true)).isEqualTo(Fraction.of(21, 36));
        assertThat(outlook.held("red wins").chanceOf(true)).isEqualTo(Fraction.of(21, 36));
    }

    @Test
    void units_that_appear_are_news_to_those_who_did_not_see_them() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");
        Preview<RaidState> preview = preview(table, "cat", "appear");

        assertThat(preview.seenBy(Viewer.player("ann")).exact().chanceNames()).contains("cat appears");
        assertThat(preview.seenBy(Viewer.player("cat")).exact().chanceNames()).doesNotContain("cat appears");
    }

    @Test
    void at_best_the_others_shield_by_default_and_for_none_they_do_not() {
        Table<RaidState> table = underWay();

        assertThat(hit(preview(table, "ann", "strike:bob").choosing(Policy.DEFAULT)))
                .isEqualTo(Fraction.of(30, 36));
        assertThat(hit(preview(table, "ann", "strike:bob").choosing(Policy.NONE)))
                .isEqualTo(Fraction.of(30, 36));
        assertThat(hit(preview(table, "ann", "strike:bob").choosing(Policy.BEST)))
                .isEqualTo(Fraction.of(10, 36));
    }

    @Test
    void any_policy_can_be_asked_for() {
        Choices<RaidState> alwaysTheFirst = Choices.by((state, request) -> 0);

        assertThat(hit(preview(underWay(), "ann", "strike:bob").choosing(alwaysTheFirst)))
                .isEqualTo(Fraction.of(10, 36));
    }

    @Test
    void somebody_else_does_not_see_what_is_hidden_from_them() {
        Table<RaidState> table = underWay();
        answer(table, "ann", "rest");
        answer(table, "bob", "rest");

        Outlook anns =
                preview(table, "cat", "rest").seenBy(Viewer.player("ann")).exact();
        Outlook cats =
                preview(table, "cat", "rest").seenBy(Viewer.player("cat")).exact();

        assertThat(anns.numberNames()).isEmpty();
        assertThat(cats.numberNames()).containsExactly("cat health");
    }

    @Test
    void in_the_middle_of_an_action_the_dice_lie_already() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(Decider.unit("bob"));
        answer(table, "ann", "strike:bob");

        assertThat(preview(table, "bob", "no")
                        .exact()
                        .number("damage to friends")
                        .chanceOf(3))
                .isEqualTo(Fraction.ONE);
        assertThat(preview(table, "bob", "yes")
                        .exact()
                        .number("damage to friends")
                        .chanceOf(1))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void what_only_an_edit_made_possible_can_be_previewed() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("cat", 6, false));

        assertThat(hit(preview(table, "ann", "strike:cat"))).isEqualTo(Fraction.of(30, 36));
    }

    @Test
    void an_edit_in_the_middle_counts_as_done() {
        Table<RaidState> table = withDice(3, 4);
        table.raiseHand(Decider.unit("bob"));
        answer(table, "ann", "strike:bob");
        table.edit(new Adjusted("bob", 2, false));

        assertThat(preview(table, "bob", "no").exact().number("bob health").chanceOf(-2))
                .isEqualTo(Fraction.ONE);
    }

    @Test
    void nobody_finds_out_anothers_secret_bid_by_looking_ahead() {
        Table<RaidState> table = bidding();
        answer(table, "ann", "3");

        Outlook outlook = preview(table, "bob", "1").exact();

        assertThat(outlook.number("bob gold").chanceOf(1)).isEqualTo(Fraction.ONE);
        assertThat(outlook.numberNames()).doesNotContain("ann gold");
    }

    @Test
    void too_many_ways_are_sampled_and_the_outlook_says_so() {
        Outlook outlook = preview(underWay(), "ann", "strike:bob").within(5).fast();

        assertThat(outlook.complete()).isFalse();
        assertThat(outlook.margin()).isPositive();
        assertThat(outlook.held("hit").probabilityOf(true)).isCloseTo(30 / 36.0, within(outlook.margin()));
    }

    @Test
    void several_options_are_previewed_together() {
        Table<RaidState> table = underWay();
        table.edit(new Adjusted("cat", 6, false));
        answer(table, "ann", "volley");

        Outlook outlook =
                Preview.of(table, open(table, "ann"), List.of("bob", "cat")).exact();

        assertThat(outlook.number("damage").chanceOf(2)).isEqualTo(Fraction.ONE);
        assertThat(outlook.numberNames()).contains("bob health", "cat health");
    }
}
