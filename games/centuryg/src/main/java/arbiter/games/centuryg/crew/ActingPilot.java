package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.LevelsLost;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.JuryRig;
import arbiter.games.centuryg.utility.Maneuver;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who acts with which Unit: pilots of a combined one act with the whole. Ledger: BCG-COMB-3, BCG-AMB-109. */
public final class ActingPilot {

    private ActingPilot() {}

    /** The Unit that a pilot acts with. */
    public static Fighter body(CenturyState state, Fighter pilot) {
        return pilot.crew().isAboard() ? state.unit(pilot.crew().aboard().get()) : pilot;
    }

    static boolean leads(Fighter body, Fighter pilot) {
        return body.crew().lead().orElse(body.id()).equals(pilot.id());
    }

    /** Whether somebody else than its lead is acting with the Unit, who moves it only by Boosting. */
    public static boolean hasSubpilotActing(CenturyState state, Fighter body) {
        if (!body.crew().isCombined()) {
            return false;
        }
        Fighter pilot = state.acting().orElse(body);
        return body(state, pilot) == body && !leads(body, pilot);
    }

    /** Everybody aboard gains for a Level that they lose for the first time. Ledger: BCG-AMB-109. */
    public static void earn(Play<CenturyState> play, Fighter body, int lost) {
        for (String member : body.crew().members()) {
            Fighter pilot = play.state().unit(member);
            if (lost > pilot.condition().levelsEverLost()) {
                play.emit(new LevelsLost(member, lost, lost - pilot.condition().levelsEverLost()));
            }
        }
    }

    /** Utility Actions only, with the Upgrades of the lead, their own and everybody else's. Ledger: BCG-COMB-3. */
    public static void offer(CenturyState state, Fighter body, Fighter pilot, List<CenturyAct> deeds) {
        Boost.offer(state, body, deeds);
        Maneuver.offer(state, body, deeds);
        restorer(state, body, pilot, UpgradeId.JURY_RIG, 1)
                .ifPresent(holder -> JuryRig.offer(state, body, holder, deeds));
        restorer(state, body, pilot, UpgradeId.RESUPPLY, 1)
                .ifPresent(holder -> Resupply.offer(state, body, holder, deeds));
        for (Component part : Component.of(state, body, pilot)) {
            supports(state, body, part, deeds);
        }
    }

    /** Everybody's Supports, each once: one's own come first. */
    private static void supports(CenturyState state, Fighter body, Component part, List<CenturyAct> deeds) {
        List<CenturyAct> more = new ArrayList<>(0);
        Support.ready(state, body, part, Movement.budget(state, body, false), more);
        more.removeIf(support -> deeds.stream().anyMatch(own -> own.id().equals(support.id())));
        deeds.addAll(more);
    }

    /** Whose Restoration is used: the lead's, who has it all, but in Unison one's own first. Ledger: BCG-COMB-5. */
    public static Optional<Fighter> restorer(
            CenturyState state, Fighter body, Fighter pilot, UpgradeId upgrade, int uses) {
        if (!body.crew().isUnison()) {
            boolean can = body.restorations() >= uses && EquipmentStatus.has(state, body, upgrade);
            return can ? Optional.of(body) : Optional.empty();
        }
        for (Component part : Component.of(state, body, pilot)) {
            if (part.keeper().restorations() >= uses && part.has(state, body, upgrade)) {
                return Optional.of(part.keeper());
            }
        }
        return Optional.empty();
    }
}
