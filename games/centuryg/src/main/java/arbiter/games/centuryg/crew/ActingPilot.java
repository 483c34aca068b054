package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.damage.LevelsLost;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.InstalledTraits;
import arbiter.games.centuryg.upgrade.RestorationUpgrade;
import arbiter.games.centuryg.utility.Maneuver;
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
        restore(state, body, pilot, true, deeds);
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

    /** Restorations as Actions or at the beginning of the Turn; in Unison those of everybody. Ledger: BCG-COMB-5. */
    public static void restore(
            CenturyState state, Fighter body, Fighter pilot, boolean action, List<CenturyAct> deeds) {
        List<Component> parts = body.crew().isUnison() ? Component.of(state, body, pilot) : List.of();
        List<Fitted> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(part.upgrades()));
        InstalledTraits upgrades = parts.isEmpty() ? body.upgrades() : InstalledTraits.of(all);
        for (InstalledTrait<RestorationUpgrade> one : upgrades.restorations()) {
            if (one.trait().takesAction() == action) {
                restorer(state, body, parts, one)
                        .ifPresent(holder -> one.trait().offer(state, body, holder, one, deeds));
            }
        }
    }

    /** Whose Restoration is used: the lead's, who has it all, but in Unison one's own first. */
    private static Optional<Fighter> restorer(
            CenturyState state, Fighter body, List<Component> parts, InstalledTrait<RestorationUpgrade> one) {
        int uses = one.trait().uses();
        if (parts.isEmpty()) {
            boolean can = body.restorations() >= uses && one.works(state, body);
            return can ? Optional.of(body) : Optional.empty();
        }
        for (Component part : parts) {
            if (part.keeper().restorations() >= uses && part.has(state, body, one.upgrade())) {
                return Optional.of(part.keeper());
            }
        }
        return Optional.empty();
    }
}
