package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Random players at random tables until everything has been used that a game says can be, with the table looked over
 * after each step. Once is enough here; {@code -Darbiter.uses=20} goes on until it was twenty times.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class WildRunContract<S extends State<S>> {

    private static final int WANTED = Integer.getInteger("arbiter.uses", 1);

    /** How often each encounter is played. */
    private static final int ENCOUNTERS = 5;

    private final Rulebook<S> book;
    private final Json json;
    private final Uses uses = new Uses(WANTED);
    private final List<String> opponentLabels = OpponentLabels.named();

    protected WildRunContract(Rulebook<S> book) {
        this.book = book;
        this.json = book.json();
    }

    Rulebook<S> book() {
        return book;
    }

    S writtenAndRead(S state) {
        return json.read(json.write(state), book.stateType());
    }

    /** The random table of that number, a new one each time; the shipped encounters are played besides. */
    protected abstract S table(int number);

    /** The signs of everything that must occur. */
    protected abstract Collection<String> everything();

    /** Counts the signs that only this game has; those of every game are counted anyway, see {@link Uses}. */
    protected Notebook.Witness<S> witness(Uses counted) {
        return new Notebook.Witness<>() {};
    }

    /** Asserts what holds at every table of this game between two steps, whatever has happened. */
    protected void holds(S state) {}

    /** What people do after so many steps, or when the fight is over. */
    protected void afterwards(Play<S> play, int number) {}

    /** What an option is a kind of: kinds are equally likely. */
    protected String kind(Option option) {
        return option.id().split(":")[0];
    }

    /** Kinds that would end most fights too soon. */
    protected Set<String> rareKinds() {
        return Set.of();
    }

    /** Signs that are always on at that table: they are used if it goes another way without them. */
    protected Collection<String> silent(S start) {
        return List.of();
    }

    /** The same table, except that nobody has what that sign stands for. */
    protected S without(String sign, int number) {
        throw new UnsupportedOperationException("no table without " + sign);
    }

    /** Whether that is only about what somebody has, not about what it does. */
    protected boolean isInventory(Request<?> request) {
        return false;
    }

    protected boolean isInventory(Event<S> event) {
        return false;
    }

    /** How many tables are played at least. */
    protected int leastTables() {
        return 200;
    }

    /** How many are played at most in search of what has not occurred yet. */
    protected int mostTables() {
        return 10 * leastTables();
    }

    /** How many steps a table is played. */
    protected int steps() {
        return 60;
    }

    @BeforeAll
    void play_until_everything_is_used() {
        Collection<String> wanted = everything();
        int tables = 0;
        int looks = 0;
        for (Encounter encounter : book.encounters()) {
            for (int seed = 0; seed < ENCOUNTERS; seed++) {
                looks += play(encounter.id(), seed, encounter.situation().start(book), new Course<>());
            }
        }
        while (tables < leastTables()
                || tables < mostTables() * WANTED
                        && !(uses.missing(wanted).isEmpty() && neverAsked().isEmpty())) {
            looks += play(tables++);
        }
        System.out.println(book.id() + ": " + looks + " looks at " + tables + " random tables with "
                + uses.signs().size() + " signs; not used " + WANTED + " times: " + uses.missing(wanted));
        assertThat(looks).isPositive();
    }

    /** Once as it is, and then once more without each silent thing that is not known yet to make a difference. */
    private int play(int number) {
        S start = table(number);
        Course<S> course = new Course<>();
        int looks = play("table", number, start.copy(), course);
        for (String sign : silent(start)) {
            if (!uses.enough(sign) && goesAnotherWay(number, sign, course)) {
                uses.count(sign);
            }
        }
        return looks;
    }

    private int play(String what, int number, S start, Course<S> course) {
        var witnesses = Notebook.Witness.all(List.of(new WildRun.Counting<>(uses, this), witness(uses), course));
        try {
            return new WildRun<>(this, number, start, witnesses).play();
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError(what + " " + number + " breaks: " + broken.getMessage(), broken);
        }
    }

    private boolean goesAnotherWay(int number, String without, Course<S> course) {
        try {
            new WildRun<>(this, number, without(without, number), course.compared(this)).play();
            return false;
        } catch (Course.AnotherWay other) {
            return !other.inventory;
        }
    }

    @Test
    void everything_is_used_and_nothing_breaks() {
        assertThat(everything()).isNotEmpty().doesNotHaveDuplicates();
        assertThat(uses.missing(everything())).isEmpty();
    }

    /** An answer under a label that nothing bears, or no longer, is never given. */
    @Test
    void the_opponent_answers_only_what_is_asked() {
        assertThat(opponentLabels.isEmpty())
                .as("the opponent names labels")
                .isEqualTo(book.opponent().isEmpty());
        assertThat(neverAsked()).isEmpty();
    }

    private List<String> neverAsked() {
        return OpponentLabels.neverBorne(opponentLabels, uses.signs());
    }
}
