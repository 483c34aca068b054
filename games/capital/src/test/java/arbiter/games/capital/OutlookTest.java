package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.content.yaml.Source;
import arbiter.dice.Fraction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Assumption;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.Until;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foretold of acts, before anybody throws dice. */
class OutlookTest {

    private static SituationTable<CapitalState> table(String turn) {
        String yaml = """
                game: capital
                title: At the counter
                units:
                  - {name: Pim, character: ../characters/pim-tarrow-5.yaml, side: crew, at: "0,3"}
                  - {name: Orrin, character: ../characters/orrin-vantage-1.yaml, side: crew, at: "0,0"}
                  - {id: rook, name: Rook, from: gutter-raider, side: locals, at: "1,0"}
                turn: %s
                """.formatted(turn);
        SituationTable<CapitalState> run = SituationTable.of(
                Tables.BOOK, Situation.read(Source.text("situation.yaml", yaml), Tables.ENCOUNTERS), 3);
        run.play(0);
        return run;
    }

    private static Preview<CapitalState> preview(SituationTable<CapitalState> run, String text) {
        OpenRequest open = run.commandRequest().orElseThrow();
        String id = open.request().options().stream()
                .filter(option -> option.text().startsWith(text))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        text + " is not offered: " + open.request().options()))
                .id();
        return Preview.of(run.table(), open, List.of(id));
    }

    @Test
    void an_instant_leads_back_to_the_question_and_hits_nobody() {
        Outlook focus = preview(table("pim"), "Focus").exact();
        Outlook hands = preview(table("rook"), "Change what you hold").exact();

        assertThat(focus.factNames()).isEmpty();
        assertThat(focus.chanceNames()).contains("pim becomes focus");
        assertThat(hands.factNames()).isEmpty();
    }

    /** A one-handed shield throws one die of the defence again. */
    @Test
    void an_attack_has_a_figure_for_the_best_defence_too() {
        Preview<CapitalState> preview = preview(table("rook"), "Attack Orrin with Simple Dagger (Melee");
        Forecast forecast = preview.towards(
                        Goal.read("hit", table("rook").table().view(Viewer.GAMEMASTER), preview.side()))
                .forecast(20_000);

        double open = forecast.outlook().held("hit").probabilityOf(true);
        double answered = forecast.answered().orElseThrow().held("hit").probabilityOf(true);
        assertThat(forecast.outlook().assumes()).isEqualTo(Assumption.UNANSWERED);
        assertThat(answered).isLessThan(open);
        assertThat(forecast.choices().answers())
                .extracting(met -> met.unit() + " " + met.label())
                .contains("orrin attack.block");
    }

    @Test
    void the_parts_of_both_rolls_are_known_before_the_dice() {
        Outlook outlook =
                preview(table("rook"), "Attack Orrin with Simple Dagger (Melee").exact();

        int attack = outlook.sums().get("rook attack").total();
        int defense = outlook.sums().get("orrin defense").total();
        assertThat(outlook.sums().get("rook attack").toString()).contains("STR");
        assertThat(outlook.number("margin").mean()).isCloseTo(attack - defense, within(1e-9));
    }

    /** What a turn leaves behind is not there any more when it is over. */
    @Test
    void a_turn_can_be_foretold_to_its_end() {
        Outlook act =
                preview(table("rook"), "Attack Orrin with Simple Dagger (Melee").exact();
        Outlook turn = preview(table("rook"), "Attack Orrin with Simple Dagger (Melee")
                .choosing(Policy.NONE)
                .until(Until.TURN)
                .exact();

        assertThat(act.held("rook becomes attack counters").chanceOf(true)).isEqualTo(Fraction.ONE);
        assertThat(turn.chanceNames()).doesNotContain("rook becomes attack counters");
        assertThat(turn.held("hit").chanceOf(true)).isEqualTo(act.held("hit").chanceOf(true));
    }
}
