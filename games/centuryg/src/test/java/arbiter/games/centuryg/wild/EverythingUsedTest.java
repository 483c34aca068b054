package arbiter.games.centuryg.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Call;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Random players at random tables until every entry of the content has been used, with the state looked over after each
 * step. What is always on counts where the same table would have gone another way without it. Once is enough here;
 * {@code -Darbiter.uses=20} goes on until it was twenty times.
 */
class EverythingUsedTest {

    private static final int WANTED = Integer.getInteger("arbiter.uses", 1);
    private static final int LEAST_TABLES = 200;
    private static final int MOST_TABLES = 2_000 * WANTED;
    private static final int STEPS = 80;

    @Test
    void everything_in_the_book_is_used_and_nothing_breaks() {
        List<Entry> wanted = everything();
        assertThat(wanted).extracting(Entry::id).containsExactlyInAnyOrderElementsOf(rows());
        Tally tally = new Tally(wanted, WANTED);
        int tables = 0;
        while (tables < LEAST_TABLES
                || tables < MOST_TABLES && !unused(wanted, tally).isEmpty()) {
            play(tables++, tally);
        }
        System.out.println("Battle Century G: every entry used at least " + WANTED + " times after " + tables
                + " random tables; not used: " + unused(wanted, tally));
        assertThat(unused(wanted, tally)).isEmpty();
    }

    /** Every row of the content tables. */
    private static List<String> rows() {
        try (InputStream ids = CenturyGame.class.getResourceAsStream("/centuryg/ids.txt")) {
            return new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("content "))
                    .map(line -> line.substring("content ".length()))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Once as it is, and then once more without each entry that is not known yet to make a difference. */
    private static void play(int seed, Tally tally) {
        CenturyState start = WildTable.of(seed);
        Course course = new Course();
        try {
            run(seed, start, witnesses(tally, course), tally);
        } catch (RuntimeException | AssertionError broken) {
            throw new AssertionError("table " + seed + " breaks: " + broken.getMessage(), broken);
        }
        for (String entry : Silent.at(start)) {
            if (tally.uses(entry) < WANTED && goesAnotherWay(seed, entry, course)) {
                tally.count(entry);
            }
        }
    }

    private static boolean goesAnotherWay(int seed, String without, Course course) {
        try {
            run(seed, WildTable.without(without, seed), course.compared(), new Tally(List.of(), WANTED));
            return false;
        } catch (Course.AnotherWay other) {
            return !other.inventory;
        }
    }

    private static Notebook.Witness<CenturyState> witnesses(Tally tally, Course course) {
        return new Notebook.Witness<>() {
            @Override
            public void chose(CenturyState state, Request<?> request, Option option) {
                tally.chose(state, request, option);
                course.chose(state, request, option);
            }

            @Override
            public void happened(CenturyState state, Event<CenturyState> event, String line) {
                tally.happened(state, event, line);
                course.happened(state, event, line);
            }
        };
    }

    private static void run(int seed, CenturyState start, Notebook.Witness<CenturyState> witness, Tally tally) {
        CenturyGame game = new CenturyGame();
        CenturyState state = start.copy();
        Lottery lottery = new Lottery(seed + 1L);
        Notebook<CenturyState> play = new Notebook<>(state, seed, new KindsAgent(~seed), witness);
        for (int step = 0; step < STEPS && game.ending(state).isEmpty(); step++) {
            play.step();
            game.advance(play);
            Invariants.check(state);
            call(game, play, lottery, tally);
        }
    }

    /** Now and then somebody speaks up without being asked. */
    private static void call(CenturyGame game, Notebook<CenturyState> play, Lottery lottery, Tally tally) {
        if (!lottery.oneIn(6) || game.ending(play.state()).isPresent()) {
            return;
        }
        List<Call> calls = game.calls(play.state());
        if (!calls.isEmpty()) {
            Call call = lottery.any(calls);
            for (String part : call.option().id().split(":")) {
                tally.told(part);
            }
            game.call(play, call);
            Invariants.check(play.state());
        }
    }

    private static List<String> unused(List<Entry> wanted, Tally tally) {
        return wanted.stream()
                .map(Entry::id)
                .filter(id -> tally.uses(id) < WANTED)
                .toList();
    }

    private static List<Entry> everything() {
        List<Entry> all = new ArrayList<>();
        all.addAll(Lottery.all(Weapon.class));
        all.addAll(Lottery.all(Upgrade.class));
        all.addAll(Lottery.all(Power.class));
        all.addAll(Lottery.all(Trait.class));
        all.addAll(Lottery.all(Skill.class));
        all.addAll(Lottery.all(Reinforcement.class));
        return all;
    }
}
