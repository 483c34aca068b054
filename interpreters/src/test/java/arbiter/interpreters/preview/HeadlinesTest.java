package arbiter.interpreters.preview;

import static arbiter.interpreters.testgame.Raids.open;
import static arbiter.interpreters.testgame.Raids.table;
import static arbiter.interpreters.testgame.Raids.underWay;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook.Figure;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.SipGame;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What one decides by, and why it is as likely as it is. */
class HeadlinesTest {

    private static Outlook outlook(Table<RaidState> table, String option) {
        return Preview.of(table, open(table, "ann"), List.of(option)).exact();
    }

    @Test
    void without_a_word_of_the_game_what_is_uncertain_comes_first_and_what_others_lose() {
        assertThat(outlook(underWay(), "strike:bob").headlines())
                .containsExactly(
                        new Figure("hit", Optional.empty()),
                        new Figure("bob health", Optional.of(true)),
                        new Figure("damage", Optional.empty()));
    }

    @Test
    void own_costs_come_before_certainties_only() {
        Table<RaidState> table = table(new SipGame(), RaidState.usual().underWay());

        Outlook rush = outlook(table, "rush");
        Headlines headlines = new Headlines(rush, table.view(Viewer.GAMEMASTER), "red");

        assertThat(headlines.of(List.of()))
                .extracting(Figure::name)
                .containsExactly("bob health", "damage", "ann health", "hit");
    }

    @Test
    void the_game_names_what_one_decides_by() {
        Table<RaidState> table = table(new SipGame(), RaidState.usual().underWay());

        assertThat(outlook(table, "charge").headlines())
                .containsExactly(new Figure("ann health", Optional.of(false)), new Figure("hit", Optional.of(true)));
        assertThat(outlook(table, "sip").headlines()) // nobody strikes, so nobody can hit
                .containsExactly(new Figure("ann health", Optional.of(false)));
    }

    @Test
    void programs_get_them_with_their_figures() {
        Table<RaidState> table = table(new SipGame(), RaidState.usual().underWay());
        Forecast forecast =
                Preview.of(table, open(table, "ann"), List.of("charge")).forecast(100);

        List<OutlookJson.Headline> headlines =
                OutlookJson.of(forecast, table.view(Viewer.GAMEMASTER)).headlines();

        assertThat(headlines.get(0).mean()).contains(4 / 6.0);
        assertThat(headlines.get(0).chance()).isEmpty();
        assertThat(headlines.get(1).exact()).contains("2/3");
        assertThat(headlines.get(1).answered()).isEmpty();
    }

    @Test
    void a_sum_has_the_parts_that_are_there_on_every_way() {
        CommonSums sums = new CommonSums();
        sums.add("attack", Modifiers.of("skill", 5).and("reach", 1));
        sums.add("attack", Modifiers.of("skill", 5).and("reach", 1).and("reserve", 2));
        sums.add("defense", Modifiers.of("guard", 4));
        sums.add("defense", Modifiers.of("luck", 4));

        assertThat(sums.known()).hasSize(1);
        assertThat(sums.known().get("attack")).hasToString("+5 skill +1 reach");
    }
}
