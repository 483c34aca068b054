package arbiter.games.centuryg.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Event;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every entry of the content is used in random fights. What is always on counts where the same table would have gone
 * another way without it.
 */
class EverythingUsedTest extends WildRunContract<CenturyState> {

    private final List<Entry> entries = entries();

    EverythingUsedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected CenturyState table(int number) {
        return WildTable.of(number);
    }

    @Override
    protected Notebook.Witness<CenturyState> witness(Uses counted) {
        return new Tally(counted, entries);
    }

    @Override
    protected void holds(CenturyState state) {
        Invariants.check(state);
    }

    @Override
    protected Set<String> rareKinds() {
        return Set.of("retreat", "live-another-day", "escape", "eject", "pass");
    }

    @Override
    protected Set<String> silent(CenturyState start) {
        return Silent.at(start);
    }

    @Override
    protected CenturyState without(String entry, int number) {
        return WildTable.without(entry, number);
    }

    @Override
    protected boolean isInventory(Request<?> request) {
        return Tally.GETTING.contains(request.label());
    }

    @Override
    protected boolean isInventory(Event<CenturyState> event) {
        return event instanceof SheetRevealed;
    }

    @Override
    protected int steps() {
        return 80;
    }

    @Override
    protected List<String> everything() {
        return entries.stream().map(Entry::id).toList();
    }

    @Test
    void every_row_of_the_content_tables_is_an_entry() {
        assertThat(everything()).containsExactlyInAnyOrderElementsOf(rows());
    }

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

    private static List<Entry> entries() {
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
