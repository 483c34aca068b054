package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import java.util.Optional;

/**
 * A character on the bench while questions are asked about it. Whatever is put on it must leave it legal, so that nothing
 * is offered that a check would refuse.
 */
final class Bench {

    static final String DONE = "done";

    final Answers ask;
    final Handbook book;
    private Build build;

    Bench(Answers ask, Handbook book, Build build) {
        this.ask = ask;
        this.book = book;
        this.build = build;
    }

    Build build() {
        return build;
    }

    /** Takes this over; what makes the build illegal is refused. */
    void put(Build next) {
        refusal(next).ifPresent(reason -> {
            throw new Refused(reason);
        });
        build = next;
    }

    /** An option that would leave the build like this. */
    Choice choice(String id, String text, Build next) {
        return new Choice(id, text, refusal(next));
    }

    private static Optional<String> refusal(Build next) {
        return Sheet.of(next).violations().stream()
                .map(objection -> objection.message() + "; " + objection.fix())
                .findFirst();
    }

    static Choice done() {
        return Choice.of(DONE, "nothing more");
    }
}
