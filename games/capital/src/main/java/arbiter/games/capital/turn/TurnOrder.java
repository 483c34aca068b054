package arbiter.games.capital.turn;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Side;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.StartFacing;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Everybody rolls 2d6 and AGI; the highest acts first. Ledger: CAP-INIT-1 to CAP-INIT-4, CAP-AMB-84, CAP-AMB-85. */
public final class TurnOrder {

    /** One roll for a place in the order: its result, and the extra turns that double sixes gave. */
    private record Place(Combatant unit, Modifiers modifiers, int result, boolean missesFirst, int extraTurns) {}

    private TurnOrder() {}

    public static void resolve(Play<CapitalState> play) {
        List<Place> places = new ArrayList<>();
        StartFacing.offer(play); // CAP-AMB-147
        for (int next = 0; next < play.state().units().size(); next++) { // the gamemaster may bring more meanwhile
            Combatant unit = play.state().units().get(next);
            if (unit.isVehicle() || unit.bond().isPresent()) { // CAP-AMB-34
                continue;
            }
            for (int roll = 0; roll <= unit.profile().bossfight(); roll++) { // CAP-KEY-BOSSFIGHT
                places.add(roll(play, unit));
            }
        }
        List<Place> order = ordered(play, places);
        List<Slot> slots = order.stream()
                .map(place -> new Slot(place.unit().id(), place.result(), place.missesFirst()))
                .toList();
        play.emit(new TurnOrderRolled(slots, extraTurns(order)));
    }

    private static Place roll(Play<CapitalState> play, Combatant unit) {
        Modifiers modifiers = TurnOrderScore.of(play, unit);
        Side side = throwOnce(play, unit, "initiative.roll", modifiers);
        boolean missesFirst = side.doubleOne(); // CAP-INIT-4
        int extraTurns = 0;
        while (side.doubleSix()) { // CAP-INIT-3
            extraTurns++;
            side = throwOnce(play, unit, "initiative.roll", modifiers);
        }
        return new Place(unit, modifiers, side.total(), missesFirst, extraTurns);
    }

    static Side throwOnce(Play<CapitalState> play, Combatant unit, String label, Modifiers modifiers) {
        Side side = new Side(play.draw(label, Check.TWO_DICE), modifiers);
        play.emit(new InitiativeRolled(unit.id(), side));
        return side;
    }

    /** Highest first; whoever is tied rolls again just for the order among them, as often as needed. */
    private static List<Place> ordered(Play<CapitalState> play, List<Place> places) {
        List<Place> ordered = new ArrayList<>();
        List<Place> left = new ArrayList<>(places);
        while (!left.isEmpty()) {
            int best = left.stream().mapToInt(Place::result).max().orElseThrow();
            List<Place> tied =
                    left.stream().filter(place -> place.result() == best).toList();
            left.removeIf(place -> place.result() == best);
            ordered.addAll(tied.size() == 1 ? tied : brokenTie(play, tied));
        }
        return ordered;
    }

    /** Those still tied with each other roll once more. Ledger: CAP-INIT-2. */
    private static List<Place> brokenTie(Play<CapitalState> play, List<Place> tied) {
        List<Place> rolled = new ArrayList<>();
        for (Place place : tied) {
            int result = throwOnce(play, place.unit(), "initiative.tie", place.modifiers())
                    .total();
            rolled.add(new Place(place.unit(), place.modifiers(), result, place.missesFirst(), place.extraTurns()));
        }
        int shared = tied.get(0).result();
        return ordered(play, rolled).stream()
                .map(place ->
                        new Place(place.unit(), place.modifiers(), shared, place.missesFirst(), place.extraTurns()))
                .toList();
    }

    /** Those with extra turns take them in turn order, one each per pass. */
    private static List<String> extraTurns(List<Place> order) {
        List<String> turns = new ArrayList<>();
        int most = order.stream().mapToInt(Place::extraTurns).max().orElse(0);
        for (int pass = 0; pass < most; pass++) {
            for (Place place : order) {
                if (place.extraTurns() > pass) {
                    turns.add(place.unit().id());
                }
            }
        }
        return turns;
    }
}
