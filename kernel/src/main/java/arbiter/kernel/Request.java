package arbiter.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A question to somebody with its legal options as data. Immutable once asked; a rule that asks the same question again
 * and again may keep it.
 */
public final class Request<O extends Option> {

    /** How the answer is given; all are answered by option ids. */
    public enum Kind {
        ONE,
        SOME,
        ORDER,
        AMOUNT,
        PLACE,
        YES_NO
    }

    private final Decider decider;
    private final String label;
    private final List<O> options;
    private Kind kind;
    private int least = 1;
    private int most = 1;
    private int fallback;
    private Supplier<String> prompt;
    private Function<String, O> freely;
    private boolean quiet;
    private boolean secret;
    private boolean command;
    private String moment;
    private Supplier<List<Headline>> headlines = List::of;
    private Predicate<String> unseen = unit -> false;
    private Supplier<Optional<ReachOutline>> reach = Optional::empty;
    private Supplier<Optional<Purse>> purse = Optional::empty;
    private Supplier<List<Spared>> spared = List::of;

    private Request(Decider decider, String label, List<O> options, Kind kind) {
        if (options.isEmpty()) {
            throw new IllegalArgumentException("nothing to choose from at " + label);
        }
        this.decider = decider;
        this.label = label;
        this.moment = label;
        this.options = options;
        this.kind = kind;
    }

    /** One of a list; the first is the default unless {@link #otherwise} says so. */
    public static <O extends Option> Request<O> one(Decider decider, String label, List<O> options) {
        return new Request<>(decider, label, options, options == (Object) YesNo.BOTH ? Kind.YES_NO : Kind.ONE);
    }

    /** Some of a list, at least and at most so many. */
    public static <O extends Option> Request<O> some(
            Decider decider, String label, List<O> options, int least, int most) {
        if (least < 0 || least > most || least > options.size()) {
            throw new IllegalArgumentException(
                    "between " + least + " and " + most + " of " + options.size() + " options at " + label);
        }
        Request<O> request = new Request<>(decider, label, options, Kind.SOME);
        request.least = least;
        request.most = Math.min(most, options.size());
        return request;
    }

    /** All of a list, in an order of the decider's liking. */
    public static <O extends Option> Request<O> order(Decider decider, String label, List<O> options) {
        Request<O> request = some(decider, label, options, options.size(), options.size());
        request.kind = Kind.ORDER;
        return request;
    }

    /** A whole number from the least to the most. */
    public static Request<Amount> amount(Decider decider, String label, int least, int most) {
        return new Request<>(decider, label, Amount.from(least, most), Kind.AMOUNT);
    }

    /**
     * A place on the board: the options are worthwhile places, and {@code freely} reads any other legal one from its
     * notation or refuses it with a reason.
     */
    public static <O extends Option> Request<O> place(
            Decider decider, String label, List<O> options, Function<String, O> freely) {
        Request<O> request = new Request<>(decider, label, options, Kind.PLACE);
        request.freely = freely;
        return request;
    }

    /** Answers beyond the listed ones, such as something in one's own words: read from their notation or refused. */
    public Request<O> orInWords(Function<String, O> reading) {
        freely = reading;
        return this;
    }

    /** The question as a sentence; made only when somebody reads it. */
    public Request<O> asking(Supplier<String> sentence) {
        prompt = sentence;
        return this;
    }

    /** What happens if nobody says anything. */
    public Request<O> otherwise(O option) {
        fallback = place(option);
        if (fallback < 0) {
            throw new IllegalArgumentException("the default '" + option.id() + "' is not offered at " + label);
        }
        return this;
    }

    /** People nearly always let this moment pass: it is answered by default for whoever set no stop and raised no hand. */
    public Request<O> quietly() {
        quiet = true;
        return this;
    }

    /** Nobody but the decider and the gamemaster may know that this is being asked. */
    public Request<O> secretly() {
        secret = true;
        return this;
    }

    /** This asks for a turn's action: what a script's commands answer, and what a table shows as the main question. */
    public Request<O> asCommand() {
        command = true;
        return this;
    }

    /**
     * Belongs to that moment rather than to one of its own label: what is asked of one person at the same moment, one
     * question after the other with nothing happening in between, is one question with everybody's answers in one list.
     */
    public Request<O> partOf(String common) {
        moment = common;
        return this;
    }

    /**
     * What one decides this by, the most important first, unless an option says otherwise for itself; made only when
     * somebody reads it.
     */
    public Request<O> decidedBy(Supplier<List<Headline>> most) {
        headlines = most;
        return this;
    }

    /** How far freely chosen places reach; made only when somebody looks at it. */
    public Request<O> reaching(Supplier<Optional<ReachOutline>> outline) {
        reach = () -> {
            Optional<ReachOutline> made = outline.get();
            reach = () -> made;
            return made;
        };
        return this;
    }

    /** What its options are paid with; made only when somebody looks at it. */
    public Request<O> payingWith(Supplier<Purse> there) {
        purse = () -> Optional.of(there.get());
        return this;
    }

    /** Whom none of its options can be aimed at, and why; made only when somebody looks at it. */
    public Request<O> sparing(Supplier<List<Spared>> enemies) {
        spared = enemies;
        return this;
    }

    /** Enemies whom none of the options can be aimed at, as far as whoever is asked may know of them. */
    public List<Spared> spared() {
        return spared.get().stream().filter(one -> !unseen.test(one.unit())).toList();
    }

    /** What its options are paid with, where they are things to buy: then an answer may name several. */
    public Optional<Purse> purse() {
        return purse.get();
    }

    /** How far freely chosen places reach, where the board can draw it. */
    public Optional<ReachOutline> reach() {
        return reach.get();
    }

    /** What one decides by when that option is considered. */
    public List<Headline> headlines(Option option) {
        List<Headline> own = option.headlines();
        return own.isEmpty() ? headlines.get() : own;
    }

    public Decider decider() {
        return decider;
    }

    public String label() {
        return label;
    }

    public Kind kind() {
        return kind;
    }

    /** Mostly it is one of the very options, which spares comparing all of them. */
    private int place(O option) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == option) {
                return i;
            }
        }
        return options.indexOf(option);
    }

    public List<O> options() {
        return options;
    }

    public O option(int index) {
        return options.get(index);
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }

    public O fallback() {
        return options.get(fallback);
    }

    /** The place of the default in the list. */
    public int fallbackIndex() {
        return fallback;
    }

    public boolean quiet() {
        return quiet;
    }

    public boolean secret() {
        return secret;
    }

    public boolean command() {
        return command;
    }

    /** The moment it belongs to: its label, unless it was said to be part of another. */
    public String moment() {
        return moment;
    }

    public String prompt() {
        return prompt == null ? label : prompt.get();
    }

    /** Whether answers beyond the listed ones may be given: other places, or something in one's own words. */
    public boolean free() {
        return freely != null;
    }

    /**
     * The same question without some of its options. Where the default is among them, it is to let the moment pass, or
     * the first option that is left; only where none would be left does the default stay.
     */
    public Request<O> without(Predicate<O> left) {
        List<O> others = options.stream().filter(option -> !left.test(option)).toList();
        List<O> kept = others.isEmpty() ? List.of(fallback()) : others;
        O standard = kept.contains(fallback())
                ? fallback()
                : kept.stream().filter(Option::declines).findFirst().orElse(kept.get(0));
        Request<O> request = new Request<>(decider, label, kept, kind);
        request.least = Math.min(least, kept.size());
        request.most = Math.min(most, kept.size());
        request.fallback = kept.indexOf(standard);
        request.prompt = prompt;
        request.freely = freely;
        request.quiet = quiet;
        request.secret = secret;
        request.command = command;
        request.moment = moment;
        request.headlines = headlines;
        request.unseen = unseen;
        request.reach = reach;
        request.purse = purse;
        request.spared = spared;
        return request;
    }

    /** Names none of those units as somebody that an option could be meant for. */
    public Request<O> notNaming(Predicate<String> units) {
        unseen = units;
        return this;
    }

    /** The units that an option could be meant for, as far as whoever is asked may know of them. */
    public List<String> whom(Option option) {
        return option.whom().stream().filter(unit -> !unseen.test(unit)).toList();
    }

    /** The option that lets the moment pass, if there is one. */
    public Optional<O> declining() {
        return options.stream().filter(Option::declines).findFirst();
    }

    /** The option with that id, one of the list or one read freely. */
    public O accept(String id) {
        for (O option : options) {
            if (option.id().equals(id)) {
                return option;
            }
        }
        if (freely != null) {
            return freely.apply(id);
        }
        throw new Refused("'" + id + "' is not offered at " + label + "; offered: " + offered());
    }

    /** The options with those ids, checked against how many may be chosen. */
    public List<O> acceptSome(List<String> ids) {
        if (ids.stream().distinct().count() < ids.size()) {
            throw new Refused("an option is named twice at " + label + ": " + String.join(", ", ids));
        }
        if (ids.size() < least || ids.size() > most) {
            String count = least == most ? "" + least : least + " to " + most;
            throw new Refused("choose " + count + " at " + label + ", not " + ids.size());
        }
        return ids.stream().map(this::accept).toList();
    }

    /** Whether an answer may name more than one option, or none. */
    public boolean isForSeveral() {
        return kind == Kind.SOME || kind == Kind.ORDER;
    }

    /** The options that an answer names: as many as may be chosen, or exactly one. */
    public List<O> acceptAnswer(List<String> ids) {
        if (isForSeveral()) {
            return acceptSome(ids);
        }
        if (ids.size() != 1) {
            throw new Refused("choose exactly one option at " + label + ", not " + ids.size());
        }
        return List.of(accept(ids.get(0)));
    }

    /** The options of the default answer. */
    public List<O> fallbackAnswer() {
        return isForSeveral() ? fallbackSome() : List.of(fallback());
    }

    /** The default answer, by ids as answers are given. */
    public List<String> fallbackIds() {
        return fallbackAnswer().stream().map(Option::id).toList();
    }

    /**
     * The default answer to a request for several: as few as may be chosen, the default option among them, in the order
     * of the list; of an order, the default option first, then the others.
     */
    public List<O> fallbackSome() {
        O first = fallback();
        List<O> taken = Stream.concat(Stream.of(first), options.stream().filter(option -> option != first))
                .limit(least)
                .toList();
        return kind == Kind.ORDER
                ? taken
                : options.stream().filter(taken::contains).toList();
    }

    private String offered() {
        String list =
                String.join(", ", options.stream().limit(12).map(Option::id).toList());
        return options.size() > 12 ? list + " and " + (options.size() - 12) + " more" : list;
    }

    @Override
    public String toString() {
        return label + " for " + decider.id() + ": " + offered();
    }
}
