package arbiter.lab.run;

import arbiter.kernel.State;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.util.List;
import java.util.stream.Stream;

/** Jobs on the encounters that come with the games. */
final class Jobs {

    private Jobs() {}

    static Stream<Rulebook<?>> games() {
        return Rulebooks.all().stream();
    }

    /** The first encounter of a game. */
    static Job first(Rulebook<?> book, long fights) {
        return of(book, book.encounters().get(0), fights);
    }

    static Job named(String game, String encounter, long fights) {
        Rulebook<?> book =
                games().filter(one -> one.id().equals(game)).findFirst().orElseThrow();
        List<Encounter> there = book.encounters();
        return of(
                book,
                there.stream()
                        .filter(one -> one.id().equals(encounter))
                        .findFirst()
                        .orElseThrow(),
                fights);
    }

    static Job of(Rulebook<?> book, Encounter encounter, long fights) {
        return Job.of(
                book.id(),
                EncounterFiles.collect(book.id() + "/" + encounter.id(), encounter.source(), encounter.files(), book),
                11,
                RunLength.of(fights));
    }

    static <S extends State<S>> Fights<S> fights(Job job, Rulebook<S> book) {
        return Fights.of(job, book);
    }
}
