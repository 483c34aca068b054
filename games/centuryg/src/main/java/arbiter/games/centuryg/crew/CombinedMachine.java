package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.UpgradeKind;
import java.util.ArrayList;
import java.util.List;

/** What several machines are together. Ledger: BCG-COMB-5, BCG-COMB-6. */
final class CombinedMachine {

    private CombinedMachine() {}

    /** All equipment on the lead, all Attributes averaged; Supports stay with their owners. */
    static Machine led(Machine lead, List<Machine> others) {
        List<Mounted> weapons = with(lead.weapons(), lead.usual().weapons());
        List<Fitted> upgrades = with(lead.upgrades(), lead.usual().upgrades());
        for (Machine other : others) {
            Area area = other.combination().flatMap(joins -> joins.area()).orElse(Area.TORSO);
            for (Mounted mounted : with(other.weapons(), other.usual().weapons())) {
                Mounted moved = new Mounted(mounted.weapon(), moved(mounted.area(), area));
                if (weapons.stream().noneMatch(has -> has.weapon().equals(moved.weapon()))) { // redundant otherwise
                    weapons.add(moved);
                }
            }
            for (Fitted fitted : with(other.upgrades(), other.usual().upgrades())) {
                if (fitted.upgrade().kind() != UpgradeKind.SUPPORT) {
                    upgrades.add(new Fitted(fitted.upgrade(), moved(fitted.area(), area), fitted.choice()));
                }
            }
        }
        List<Machine> all = new ArrayList<>(others);
        all.add(lead);
        return build(
                lead,
                average(all, Attribute.MIGHT),
                average(all, Attribute.GUARD),
                average(all, Attribute.SYSTEMS),
                average(all, Attribute.SPEED),
                all,
                weapons,
                upgrades,
                lead.powers());
    }

    /** The lead's own machine, with Threshold and Energy averaged and everybody's Internal Upgrades. */
    static Machine unison(Machine lead, List<Machine> others, List<Learned> powers) {
        List<Mounted> weapons = with(lead.weapons(), lead.usual().weapons());
        List<Fitted> upgrades = with(lead.upgrades(), lead.usual().upgrades());
        for (Machine other : others) {
            for (Fitted fitted : with(other.upgrades(), other.usual().upgrades())) {
                if (fitted.upgrade().placement() == Placement.INTERNAL) {
                    upgrades.add(fitted);
                }
            }
        }
        List<Machine> all = new ArrayList<>(others);
        all.add(lead);
        return build(lead, lead.might(), lead.guard(), lead.systems(), lead.speed(), all, weapons, upgrades, powers);
    }

    /** What a machine always has and what goes with its Default Form, in which it combines. Ledger: superior-morphing. */
    private static <T> List<T> with(List<T> always, List<T> usual) {
        List<T> all = new ArrayList<>(always);
        all.addAll(usual);
        return all;
    }

    private static Area moved(Area from, Area to) {
        return from.isExternal() ? to : from;
    }

    private static int average(List<Machine> all, Attribute attribute) {
        int sum = 0;
        for (Machine machine : all) {
            sum += machine.rank(attribute);
        }
        return sum / all.size();
    }

    private static Machine build(
            Machine lead,
            int might,
            int guard,
            int systems,
            int speed,
            List<Machine> all,
            List<Mounted> weapons,
            List<Fitted> upgrades,
            List<Learned> powers) {
        return new Machine(
                lead.name(),
                lead.tier(),
                lead.level(),
                might,
                guard,
                average(all, Attribute.THRESHOLD),
                average(all, Attribute.ENERGY),
                systems,
                speed,
                weapons,
                upgrades,
                powers,
                List.of(),
                Loadout.NONE,
                lead.combination(),
                lead.pilotless());
    }
}
