package arbiter.games.centuryg;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.situation.SituationTable;
import arbiter.rulebook.Situation;

public final class LogBench {
    public static void main(String[] a) {
        var run = SituationTable.of(
                Tables.BOOK, Situation.read(Tables.ENCOUNTERS.resolve(a[0] + ".yaml")), Long.parseLong(a[1]));
        run.playOut(Tables.BOOK.opponent(), 4000);
        run.table().log().stream().map(LoggedEvent::text).forEach(System.out::println);
        System.out.println(run.table().ending());
    }
}
