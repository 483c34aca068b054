package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.tabletop.act.OptionalAction;
import java.util.List;
import java.util.function.BiConsumer;

/** Traits that wait for no moment of their own. Ledger: tables 3.3 to 3.5. */
public final class TraitCalls {

    private TraitCalls() {}

    public static void offer(CenturyState state, List<Call> calls) {
        for (Fighter fighter : state.units()) {
            if (!fighter.isOnFoot()) {
                continue;
            }
            if (fighter.fate() == UnitFate.AWAY) {
                offer(fighter, TraitId.I_WAS_HERE_ALL_ALONG, Arrivals::hereAllAlong, calls);
                offer(fighter, TraitId.ELUSIVE_FORM, Arrivals::elusive, calls);
            } else if (fighter.isFighting()) {
                present(state, fighter, calls);
            } else if (hasFallen(fighter) && state.scene().scale() != SceneScale.MATCH) {
                offer(fighter, TraitId.BACKUP_BODIES, FreeTraits::backupBodies, calls);
            }
        }
    }

    private static boolean hasFallen(Fighter fighter) {
        return fighter.fate() == UnitFate.DEFEATED || fighter.fate() == UnitFate.DESTROYED;
    }

    private static void present(CenturyState state, Fighter fighter, List<Call> calls) {
        offer(fighter, TraitId.COMMON_SENSE, FreeTraits::commonSense, calls);
        offer(fighter, TraitId.LIVING_DATABASE, FreeTraits::livingDatabase, calls);
        offer(fighter, TraitId.JACK_OF_ALL_TRADES, FreeTraits::jackOfAllTrades, calls);
        if (fighter.body().person().level() >= 1) {
            offer(fighter, TraitId.LEADERSHIP, Leadership::resolve, calls);
        }
        offer(fighter, TraitId.POLYGLOT, FreeTraits::polyglot, calls);
        offer(fighter, TraitId.FLIGHT_PACK, FreeTraits::flightPack, calls);
        offer(fighter, TraitId.TECHNOBANE, FreeTraits::technobane, calls);
        offer(fighter, TraitId.SPECTRAL_BODY, FreeTraits::spectralBody, calls);
        if (state.scene().scale() == SceneScale.MATCH) {
            calls.add(new Call(
                    fighter.decider(),
                    OptionalAction.<CenturyState>of(
                            "yield:" + fighter.id(),
                            fighter.name() + " gives up",
                            play -> play.emit(new Destroyed(fighter.id(), UnitFate.YIELDED))))); // BCG-MATCH-11
        } else {
            offer(fighter, TraitId.BACKUP_BODIES, FreeTraits::backupBodies, calls);
            offer(fighter, TraitId.ELUSIVE_FORM, Arrivals::leave, calls);
        }
    }

    private static void offer(
            Fighter fighter, TraitId trait, BiConsumer<Play<CenturyState>, Fighter> act, List<Call> calls) {
        if (TraitUses.ready(fighter, trait)) {
            String id = EnumWords.of(trait) + ":" + fighter.id();
            String text = fighter.name() + ": " + TraitUses.name(trait);
            calls.add(new Call(
                    fighter.decider(), OptionalAction.<CenturyState>of(id, text, play -> act.accept(play, fighter))));
        }
    }
}
