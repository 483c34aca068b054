package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.RuleCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A character on the bench while questions are asked about it. Whatever is put on it must leave it legal, but for what is
 * asked later, so that nothing is offered that a check would refuse.
 */
final class Bench {

    static final String DONE = "done";

    /** What is only legal at the end: enough traits. */
    private static final List<RuleCode> ASKED_LATER = List.of(Code.ADVANTAGES, Code.DISADVANTAGES, Code.TRAIT_ALONE);

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

    Optional<String> refusal(Build next) {
        return refusal(next, List.of());
    }

    /** Why something cannot be put on the bench, but for what those codes say. */
    Optional<String> refusal(Build next, List<RuleCode> later) {
        return Sheet.of(next, book).violations().stream()
                .filter(objection -> !ASKED_LATER.contains(objection.code()) && !later.contains(objection.code()))
                .map(objection -> objection.message() + "; " + objection.fix())
                .findFirst();
    }

    /** The build with one power more. */
    Build with(PowerDesign design) {
        List<PowerDesign> powers = new ArrayList<>(build.powers());
        powers.add(design);
        return build.with(powers);
    }

    /** The build with another power in that place. */
    Build with(int place, PowerDesign design) {
        List<PowerDesign> powers = new ArrayList<>(build.powers());
        powers.set(place, design);
        return build.with(powers);
    }

    Build with(TakenTrait taken) {
        List<TakenTrait> traits = new ArrayList<>(build.traits());
        traits.add(taken);
        return build.taking(traits);
    }

    static Choice done() {
        return Choice.of(DONE, "nothing more");
    }
}
