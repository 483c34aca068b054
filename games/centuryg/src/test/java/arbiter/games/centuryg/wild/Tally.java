package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.boss.MinionDeployed;
import arbiter.games.centuryg.crew.Cockpit.PilotAssailed;
import arbiter.games.centuryg.crew.Combined;
import arbiter.games.centuryg.machine.BorrowedGear.GearGained;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.machine.Outfit.FormTaken;
import arbiter.games.centuryg.person.EquipmentGot;
import arbiter.games.centuryg.power.PowerCalled;
import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.kernel.Call;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import java.util.List;

/** Counts how often every entry of the content was used that says so: by what was chosen, or by what the log tells. */
final class Tally implements Notebook.Witness<CenturyState> {

    /** Where somebody chooses what to have. */
    static final List<String> GETTING =
            List.of("power.gear", "power.area", "power.weapons", "equipment.item", "equipment.choice");

    private final List<Entry> entries;
    private final List<Entry> telling;
    private final Uses uses;

    Tally(Uses uses, List<Entry> entries) {
        this.uses = uses;
        this.entries = entries;
        this.telling = entries.stream().filter(entry -> !Silent.is(entry.id())).toList();
    }

    private void count(String id) {
        uses.count(id);
    }

    /** What is got hold of is not used yet. */
    @Override
    public void chose(CenturyState state, Request<?> request, Option option) {
        if (!option.declines() && !GETTING.contains(request.label())) {
            named(option);
        }
    }

    @Override
    public void called(CenturyState state, Call call) {
        named(call.option());
    }

    /** Those that are always on count by what goes another way without them, not by what is said of them. */
    private void named(Option option) {
        for (String part : option.id().split(":")) {
            if (!Silent.is(part)) {
                count(part);
            }
        }
    }

    @Override
    public void happened(CenturyState state, Event<CenturyState> event, String line) {
        if (event instanceof PowerCalled called) {
            count(called.power());
            if (called.cost() > 1) {
                count("embodiment-of-evil");
            }
        } else if (event instanceof MinionDeployed) {
            count("we-are-many");
        } else if (event instanceof Combined combined) {
            count(combined.unison() ? "unison-combination" : "super-combination");
        } else if (event instanceof FormTaken taken) {
            counted(state.unit(taken.unit()), "frame", "transformation");
        } else if (event instanceof Docked docked) {
            counted(state.unit(docked.base()), "base-unit");
        } else if (event instanceof PilotAssailed) {
            count("invasive");
        } else if (event instanceof Marked marked && marked.mark().kind() == Mark.Kind.STEALTH) {
            count("stealth-field");
        }
        if (!isInventory(event)) {
            for (Entry entry : telling) {
                if (!uses.enough(entry.id()) && Names.tells(line, entry, entries)) {
                    count(entry.id());
                }
            }
        }
    }

    /** Names what somebody has, used or not. */
    private static boolean isInventory(Event<CenturyState> event) {
        return event instanceof SheetRevealed
                || event instanceof UpgradeGained
                || event instanceof GearGained
                || event instanceof EquipmentGot;
    }

    private void counted(Fighter owner, String... upgrades) {
        for (String upgrade : upgrades) {
            if (Equipment.has(owner, upgrade)) {
                count(upgrade);
            }
        }
    }
}
