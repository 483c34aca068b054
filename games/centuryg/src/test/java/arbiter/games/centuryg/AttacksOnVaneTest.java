package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.RandomStream;
import arbiter.games.centuryg.attack.TestSettled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.testkit.OverheardGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Attacks on Vane Corvin at Hollow Ford, whose answers once made the shown chance worthless: both figures keep their word. */
class AttacksOnVaneTest {

    private static final int REPEATS = 200;
    private static final double FOUR_DEVIATIONS = 4 * Math.sqrt(0.25 / REPEATS);
    private static final Agent<CenturyState> OPPONENT = Opponents.of(Tables.BOOK);

    /** An Attack that waits to be made: the journal up to it, and what is shown of it. */
    private record Shown(Journal<CenturyState> journal, String option, double unanswered, double answered) {}

    @Test
    void what_was_shown_of_an_attack_is_what_comes_of_it_unanswered_and_answered() {
        Shown shown = attack();

        double passing = hits(shown, false);
        double defended = hits(shown, true);

        System.out.printf(
                "centuryg: %s is shown as %.1f %%, %.1f %% if answered; of %d attacks %.1f %% hit unanswered, %.1f %% answered%n",
                shown.option(),
                100 * shown.unanswered(),
                100 * shown.answered(),
                REPEATS,
                100 * passing,
                100 * defended);
        assertThat(passing).isCloseTo(shown.unanswered(), within(FOUR_DEVIATIONS));
        assertThat(defended)
                .isBetween(shown.answered() - FOUR_DEVIATIONS, shown.unanswered() + FOUR_DEVIATIONS)
                .isLessThan(passing);
    }

    /** Plays Hollow Ford until somebody may attack Vane, and his answers matter. */
    private static Shown attack() {
        Table<CenturyState> table = Table.start(
                Tables.BOOK.game(),
                Journal.Header.of("centuryg", "test", Map.of()),
                Tables.BOOK.encounters().stream()
                        .filter(encounter -> encounter.id().equals("pass"))
                        .findFirst()
                        .orElseThrow()
                        .situation()
                        .start(Tables.BOOK),
                DiceBox.of(new RandomStream(1)));
        while (!table.open().isEmpty()) {
            OpenRequest open = table.open().get(0);
            Optional<Shown> found = open.request().command() && isRanger(table, open.request())
                    ? open.request().options().stream()
                            .filter(option -> option.whom().contains("vane"))
                            .flatMap(option -> shown(table, open, option).stream())
                            .findFirst()
                    : Optional.empty();
            if (found.isPresent()) {
                return found.get();
            }
            table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(OPPONENT, table, open));
        }
        throw new AssertionError("nobody could attack Vane");
    }

    private static Optional<Shown> shown(Table<CenturyState> table, OpenRequest open, Option option) {
        Preview<CenturyState> preview = Preview.of(table, open, List.of(option.id()))
                .seenBy(Viewer.player(open.request().decider().id()));
        Forecast forecast = preview.towards(Goal.read("hit", table.view(Viewer.GAMEMASTER), preview.side()))
                .forecast(20_000);
        double unanswered = chance(forecast.outlook());
        return forecast.answered()
                .map(AttacksOnVaneTest::chance)
                .filter(answered -> answered < unanswered - 0.1)
                .map(answered -> new Shown(table.journal(), option.id(), unanswered, answered));
    }

    private static double chance(Outlook outlook) {
        return outlook.held("hit").probabilityOf(true);
    }

    /** How often the same attack hits, if the other side lets everything pass or answers as the opponent does. */
    private static double hits(Shown shown, boolean answered) {
        int hits = 0;
        for (long seed = 1; seed <= REPEATS; seed++) {
            OverheardGame<CenturyState> overheard = new OverheardGame<>(Tables.BOOK.game());
            Journal<CenturyState> journal =
                    new Journal<>(shown.journal().header(), shown.journal().start());
            journal.append(List.copyOf(shown.journal().entries()));
            Table<CenturyState> table = Table.replay(overheard.game(), journal, DiceBox.of(new RandomStream(seed)));
            table.advisedBy(OPPONENT, decider -> answered && !isRanger(table, decider));
            overheard.listen();
            table.answer(Viewer.GAMEMASTER, table.open().get(0).id(), List.of(shown.option()));
            while (!table.open().isEmpty() && !table.open().get(0).request().command()) {
                OpenRequest open = table.open().get(0);
                table.answer(Viewer.GAMEMASTER, open.id(), answer(table, open, answered));
            }
            boolean hit = overheard.heard().stream()
                    .anyMatch(event -> event instanceof TestSettled test && test.meant() && test.hit());
            hits += hit ? 1 : 0;
        }
        return (double) hits / REPEATS;
    }

    private static List<String> answer(Table<CenturyState> table, OpenRequest open, boolean answered) {
        Request<?> request = open.request();
        if (isRanger(table, request)) {
            return request.fallbackIds();
        }
        return answered
                ? Agents.answer(OPPONENT, table, open)
                : request.declining().map(option -> List.of(option.id())).orElseGet(request::fallbackIds);
    }

    private static boolean isRanger(Table<CenturyState> table, Request<?> request) {
        return isRanger(table, request.decider());
    }

    private static boolean isRanger(Table<CenturyState> table, Decider decider) {
        return Tables.BOOK.game().side(table.state(), decider).equals(Optional.of("rangers"));
    }
}
