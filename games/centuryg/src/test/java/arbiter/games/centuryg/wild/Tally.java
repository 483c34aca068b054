package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Combined;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.LevelsLost;
import arbiter.games.centuryg.state.MightTested;
import arbiter.games.centuryg.state.MinionDeployed;
import arbiter.games.centuryg.state.PilotTested;
import arbiter.games.centuryg.state.PowerCalled;
import arbiter.games.centuryg.state.SheetRevealed;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often every entry of the content was used: by what was chosen, by what the log tells, and, for those that
 * are always on, by Tests of or against whoever has them.
 */
class Tally implements Notebook.Witness<CenturyState> {

    private final List<Entry> entries;
    private final Map<String, Integer> uses = new TreeMap<>();

    Tally(List<Entry> entries) {
        this.entries = entries;
    }

    int uses(String id) {
        return uses.getOrDefault(id, 0);
    }

    void count(String id) {
        uses.merge(id, 1, Integer::sum);
    }

    @Override
    public void chose(CenturyState state, Request<?> request, Option option) {
        if (!option.declines()) {
            for (String part : option.id().split(":")) {
                count(part);
            }
        }
    }

    @Override
    public void happened(CenturyState state, Event<CenturyState> event, String line) {
        if (event instanceof PowerCalled called) {
            count(called.power().word());
        } else if (event instanceof MightTested tested) {
            machine(state.fighter(tested.unit()));
            machine(state.fighter(tested.target()));
        } else if (event instanceof PilotTested tested) {
            person(state.fighter(tested.unit()));
        }
        if (event instanceof LevelsLost lost) {
            triggered(state.fighter(lost.unit()));
        } else if (event instanceof MinionDeployed) {
            count("we-are-many");
        } else if (event instanceof Combined combined) {
            count(combined.unison() ? "unison-combination" : "super-combination");
        }
        if (event instanceof SheetRevealed) { // names everything somebody has
            return;
        }
        for (Entry entry : entries) {
            if (line.contains(name(entry))) {
                count(entry.id());
            }
        }
    }

    private static String name(Entry entry) {
        return Names.of(entry);
    }

    /** Upgrades that are always on. */
    private void machine(Fighter fighter) {
        for (Fitted fitted : fighter.fittings().fitted()) {
            if (Names.PASSIVE.contains(fitted.upgrade().id())) {
                count(fitted.upgrade().id());
            }
        }
    }

    private void triggered(Fighter fighter) {
        for (Fitted fitted : fighter.fittings().fitted()) {
            if (Names.TRIGGERED.contains(fitted.upgrade().id())) {
                count(fitted.upgrade().id());
            }
        }
    }

    /** Skills and Traits that are always on. */
    private void person(Fighter fighter) {
        if (!fighter.hasBody()) {
            return;
        }
        for (Taken taken : fighter.body().person().traits()) {
            if (Names.PASSIVE.contains(taken.trait().id())) {
                count(taken.trait().id());
            }
        }
        for (Trained trained : fighter.body().person().skills()) {
            if (trained.skill().isMiracle() && trained.skill().free()) {
                count(trained.skill().id());
            }
        }
    }
}
