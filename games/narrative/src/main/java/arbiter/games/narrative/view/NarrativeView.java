package arbiter.games.narrative.view;

import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer may see of an encounter. */
public final class NarrativeView {

    private static final List<Emblem> PEOPLE = List.of(
            Emblem.CROSSHAIR,
            Emblem.SHIELD,
            Emblem.WRENCH,
            Emblem.PSI,
            Emblem.BLADE,
            Emblem.MEDIC,
            Emblem.PISTOL,
            Emblem.BOOK);

    private NarrativeView() {}

    public static View of(NarrativeState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Participant one : state.units()) {
            boolean whole = viewer.gamemaster() || viewer.plays(one.id());
            units.add(unit(state, one).with(SheetDetails.of(state, one, whole)));
        }
        List<View.Detail> details = List.of(
                View.Detail.of("Story Points, players", state.story().players()),
                View.Detail.of("Story Points, gamemaster", state.story().gamemaster()));
        return new View(moment, order(state), units, BandsView.of(state), details, left(state));
    }

    /** Without sheets and board. */
    public static View glance(NarrativeState state, Moment moment) {
        List<View.Unit> units = new ArrayList<>();
        for (Participant one : state.units()) {
            units.add(unit(state, one));
        }
        return View.glance(moment, units);
    }

    /** The same where an earlier state looked like that: who has not changed and stands as before looks the same. */
    public static View glance(NarrativeState state, Moment moment, NarrativeState earlier, View then) {
        List<Participant> now = state.units();
        boolean still = now.size() == then.units().size() && standsAs(state, earlier);
        if (!still) {
            return glance(state, moment);
        }
        List<View.Unit> units = new ArrayList<>(now.size());
        for (int i = 0; i < now.size(); i++) {
            View.Unit before = then.units().get(i);
            units.add(
                    now.get(i).equals(earlier.units().get(i))
                                    && before.id().equals(now.get(i).id())
                            ? before
                            : unit(state, now.get(i), before.position()));
        }
        return View.glance(moment, units);
    }

    /** Whether the same ones are there, as far from each other, in the turn of the same one. */
    private static boolean standsAs(NarrativeState state, NarrativeState earlier) {
        List<Participant> now = state.units();
        List<Participant> then = earlier.units();
        boolean still = now.size() == then.size()
                && state.bands().equals(earlier.bands())
                && state.progress().acting().equals(earlier.progress().acting());
        for (int i = 0; i < now.size() && still; i++) {
            still = now.get(i).equals(then.get(i)) // as most of them
                    || now.get(i).present() == then.get(i).present()
                            && now.get(i).aboard().equals(then.get(i).aboard());
        }
        return still;
    }

    private static View.Unit unit(NarrativeState state, Participant one) {
        return unit(
                state,
                one,
                one.present() ? Optional.of(View.Position.at(BandsView.place(state, one))) : Optional.empty());
    }

    private static View.Unit unit(NarrativeState state, Participant one, Optional<View.Position> position) {
        return new View.Unit(
                one.id(),
                one.name(),
                one.side(),
                position,
                state.acting().filter(acting -> acting == one).isPresent(),
                one.isHidden(),
                out(one),
                bars(one),
                Conditions.of(state, one),
                List.of(),
                Optional.of(one.emblem(emblem(one))));
    }

    private static Optional<String> out(Participant one) {
        if (one.isVehicle()) {
            return one.tracks().destroyed() ? Optional.of("destroyed") : Optional.empty();
        }
        if (one.canAct()) {
            return Optional.empty();
        }
        return Optional.of(one.vitals().dead() ? "dead" : one.present() ? "incapacitated" : "out of it");
    }

    /** What is left until the threshold, so that a bar falls with every wound. */
    private static List<View.Bar> bars(Participant one) {
        if (one.isVehicle()) {
            int hull = one.model().hull();
            int system = one.model().system();
            return List.of(
                    new View.Bar("hull left", Math.max(0, hull - one.tracks().hullTrauma()), hull),
                    new View.Bar(
                            "system left", Math.max(0, system - one.tracks().systemStrain()), system));
        }
        Profile profile = one.profile();
        List<View.Bar> bars = new ArrayList<>();
        int wounds = Thresholds.wounds(one);
        bars.add(new View.Bar("wounds left", Math.max(0, wounds - one.vitals().wounds()), wounds, profile.members()));
        if (profile.hasStrainTrack()) {
            int strain = Thresholds.strain(one);
            bars.add(new View.Bar(
                    "strain left", Math.max(0, strain - one.vitals().strain()), strain));
        }
        return bars;
    }

    private static Emblem emblem(Participant one) {
        return switch (one.profile().kind()) {
            case MINION_GROUP -> Emblem.FOX;
            case RIVAL -> Emblem.FIST;
            case NEMESIS -> Emblem.HORNS;
            case VEHICLE -> Emblem.TANK;
            case PLAYER_CHARACTER -> Emblem.among(PEOPLE, one.id());
        };
    }

    /**
     * Whoever acts, then those who have still to act, side by side with the slots that are left. A slot belongs to a
     * side, so this is who could take it, not who will. Ledger: NAR-INIT-5.
     */
    private static List<String> order(NarrativeState state) {
        List<String> order = new ArrayList<>(thisRound(state));
        for (Participant one : state.units()) {
            if (one.takesTurns() && one.canAct() && !order.contains(one.id())) {
                order.add(one.id());
            }
        }
        return order;
    }

    private static List<String> thisRound(NarrativeState state) {
        List<String> order = new ArrayList<>();
        state.acting().ifPresent(one -> order.add(one.id()));
        List<Slot> slots = state.slots().slots();
        for (int slot = state.progress().nextSlot(); slot < slots.size(); slot++) {
            String side = slots.get(slot).side();
            state.units().stream()
                    .filter(one -> one.side().equals(side) && one.takesTurns() && one.canAct())
                    .filter(one -> !one.turn().acted() && !order.contains(one.id()))
                    .findFirst()
                    .ifPresent(one -> order.add(one.id()));
        }
        return order;
    }

    private static int left(NarrativeState state) {
        return thisRound(state).size();
    }
}
