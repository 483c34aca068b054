package arbiter.lab.run;

import arbiter.content.Problems;
import arbiter.dice.Thrower;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Start;
import arbiter.lab.tally.FightResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One fight of a job played again with everything written down: a journal as of a table where people played it. */
public record FightRecord<S extends State<S>>(FightResult result, Journal<S> journal) {

    /** Plays it again by its number. */
    public static <S extends State<S>> FightRecord<S> of(Fights<S> fights, long number) {
        List<Entry<S>> entries = new ArrayList<>();
        FightWatch writer = new FightWatch() {
            @Override
            public boolean keepsInputs() {
                return true;
            }

            @Override
            @SuppressWarnings("unchecked") // it watches a fight of this game only
            public void input(Entry.Input<?> input) {
                entries.add((Entry<S>) input);
            }
        };
        FightResult result =
                fights.play(number, fights.start(), writer, () -> false).orElseThrow();
        Journal<S> journal = new Journal<>(header(fights), fights.start());
        journal.append(entries);
        return new FightRecord<>(result, journal);
    }

    /** The table at which it was played, with its log. */
    public Table<S> table(Fights<S> fights) {
        Journal<S> copy = new Journal<>(journal.header(), journal.start());
        copy.append(journal.entries());
        Thrower none = die -> {
            throw new Refused("the fight was stopped here");
        };
        return Table.replay(fights.book().game(), copy, label -> none);
    }

    /** Its log, line by line. */
    public List<LoggedEvent> log(Fights<S> fights) {
        return table(fights).log(arbiter.kernel.Viewer.GAMEMASTER);
    }

    private static Journal.Header header(Fights<?> fights) {
        Map<String, String> options = fights.job().start() instanceof Start.Written written
                ? EncounterFiles.situation(written).options(fights.book(), new Problems())
                : Map.of();
        return Journal.Header.of(fights.book().id(), fights.book().content().version(), options);
    }
}
