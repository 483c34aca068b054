package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.kernel.Refused;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.RuleCode;
import arbiter.rulebook.build.Violation;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A build on the bench while questions are asked about it. Whatever is put on it must leave it legal, so that nothing is
 * offered that a check would refuse.
 */
final class Bench {

    static final String DONE = "done";

    /** Choices that are asked for after the thing itself. */
    private static final Set<RuleCode> ASKED_LATER =
            Set.of(Code.CHOICE_MISSING, Code.CHOICE_NOT_OFFERED, Code.TRAIT_CHOICE);

    private static final int HIGHEST_RANK = 20;

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

    Pilot pilot() {
        return build.pilot().orElseThrow();
    }

    Mecha mecha() {
        return build.mecha().orElseThrow();
    }

    /** Takes this over; what makes the build illegal is refused. */
    void put(Build next) {
        Sheet.violations(next, book, Optional.empty()).stream().findFirst().ifPresent(objection -> {
            throw new Refused(objection.message() + "; " + objection.fix());
        });
        build = next;
    }

    Build with(Pilot pilot) {
        return build.grown(Optional.of(pilot), build.mecha(), build.powers());
    }

    Build with(Mecha mecha) {
        return build.grown(build.pilot(), Optional.of(mecha), build.powers());
    }

    /** Why something cannot be put on the bench, as far as can be said before its own choices are made. */
    Optional<String> refusal(Build next) {
        return Sheet.violations(next, book, Optional.empty()).stream()
                .filter(objection -> !ASKED_LATER.contains(objection.code()))
                .map(Violation::message)
                .findFirst();
    }

    /** An option for something, or why there is none. */
    Choice option(String id, String text, Build next) {
        return new Choice(id, text, refusal(next));
    }

    static Choice done() {
        return Choice.of(DONE, "nothing more");
    }

    /** Yes or no. */
    boolean confirm(String id, String prompt) {
        return ask.option(id, prompt, List.of(Choice.of("yes", "yes"), Choice.of("no", "no")))
                .equals("yes");
    }

    /** Ranks from what they are to what can be paid. Ledger: BCG-CP-2. */
    <A extends Enum<A>> Map<A, Integer> ranks(
            String points, Class<A> type, Map<A, Integer> before, Function<Map<A, Integer>, Build> building) {
        Map<A, Integer> ranks = new EnumMap<>(type);
        ranks.putAll(before);
        for (A attribute : type.getEnumConstants()) {
            int least = ranks.getOrDefault(attribute, 0);
            IntFunction<Build> raised = rank -> {
                Map<A, Integer> more = new EnumMap<>(type);
                more.putAll(ranks);
                more.put(attribute, rank);
                return building.apply(more);
            };
            String prompt = Words.title(attribute) + ": which Rank? Rank r costs r(r+1)/2 " + points + ".";
            ranks.put(
                    attribute,
                    ask.number("rank." + EnumWords.of(attribute), prompt, least, () -> highest(least, raised)));
        }
        return ranks;
    }

    /** The highest Rank that can be paid. */
    private int highest(int from, IntFunction<Build> raised) {
        int most = from;
        while (most < HIGHEST_RANK && refusal(raised.apply(most + 1)).isEmpty()) {
            most++;
        }
        return most;
    }
}
