package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the machines in a combined Unit: what it has of its own, and who keeps count of what it has used up. In Unison the
 * one that leads and the one that carries them all have changed places in that. Ledger: BCG-COMB-3, BCG-COMB-5.
 */
public record Component(List<Fitted> upgrades, Fighter keeper) {

    /** One's own first, then the one that carries them all, then everybody else's. */
    static List<Component> of(CenturyState state, Fighter body, Fighter pilot) {
        List<Component> all = new ArrayList<>();
        all.add(own(state, body, pilot));
        if (pilot != body) {
            all.add(own(state, body, body));
        }
        for (String member : body.crew().members()) {
            if (!member.equals(pilot.id())) {
                all.add(own(state, body, state.unit(member)));
            }
        }
        return all;
    }

    public static Component own(CenturyState state, Fighter body, Fighter pilot) {
        Machine machine = pilot.machine();
        List<Fitted> upgrades = new ArrayList<>(machine.upgrades());
        upgrades.addAll(machine.usual().upgrades());
        return new Component(upgrades, keeper(state, body, pilot));
    }

    private static Fighter keeper(CenturyState state, Fighter body, Fighter pilot) {
        Optional<String> lead = body.crew().lead();
        if (lead.isEmpty()) {
            return pilot;
        }
        if (pilot == body) {
            return state.unit(lead.get());
        }
        return pilot.id().equals(lead.get()) ? body : pilot;
    }

    /** Whether it has that Upgrade in an Area of the whole that works. */
    boolean has(CenturyState state, Fighter body, Upgrade upgrade) {
        for (Fitted fitted : upgrades) {
            if (fitted.upgrade().equals(upgrade) && EquipmentStatus.works(state, body, fitted)) {
                return true;
            }
        }
        return false;
    }
}
