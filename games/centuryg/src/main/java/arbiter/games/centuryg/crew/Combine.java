package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.damage.Maiming;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Several Units become one. Ledger: super-combination, unison-combination, BCG-COMB-1 to BCG-COMB-6, BCG-AMB-109. */
public record Combine(Fighter lead, List<Fighter> others, boolean unison) implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().combination().isPresent()) {
            of(state, unit)
                    .filter(combine -> !combine.places(state, unit).isEmpty())
                    .ifPresent(deeds::add);
        }
    }

    /** The partners named at purchase, all of them there and of the same kind. */
    public static Optional<Combine> of(CenturyState state, Fighter unit) {
        Combination combination = unit.machine().combination().get();
        List<Fighter> all = new ArrayList<>(List.of(unit));
        for (String partner : combination.partners()) {
            Optional<Fighter> found = find(state, partner);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            all.add(found.get());
        }
        boolean unison = unit.owns(UpgradeId.UNISON_COMBINATION);
        for (Fighter part : all) {
            boolean free = part.hull() == Hull.WHOLE && isLoose(part);
            boolean alike = part.machine().combination().isPresent()
                    && part.owns(UpgradeId.UNISON_COMBINATION) == unison; // BCG-COMB-1
            if (!free || !alike || state.enemies(unit, part)) {
                return Optional.empty();
            }
        }
        Fighter lead = unison
                ? unit
                : find(state, combination.lead().orElse(unit.id())).orElse(unit);
        all.remove(lead);
        return Optional.of(new Combine(lead, all, unison));
    }

    /** On its own; before the fight it need not have a place yet. Ledger: BCG-COMB-2. */
    private static boolean isLoose(Fighter part) {
        return part.isFighting()
                && part.base().isEmpty()
                && !part.crew().isAboard()
                && !part.crew().isCombined()
                && !part.isDueling();
    }

    private static Optional<Fighter> find(CenturyState state, String id) {
        for (Fighter fighter : state.units()) {
            if (fighter.id().equals(id)) {
                return Optional.of(fighter);
            }
        }
        return Optional.empty();
    }

    /** Where the Unit that acts can go first so that they come together. Ledger: BCG-OP-8. */
    private List<Integer> places(CenturyState state, Fighter unit) {
        List<Integer> places = new ArrayList<>();
        for (int zone :
                Movement.reach(state, unit, Movement.budget(state, unit, false)).places()) {
            if (together(state, unit, zone)) {
                places.add(zone);
            }
        }
        return places;
    }

    /** Each within a Zone of at least one other, if that one stands there. Ledger: BCG-COMB-4. */
    private boolean together(CenturyState state, Fighter unit, int zone) {
        List<Fighter> all = all();
        for (Fighter one : all) {
            boolean near = false;
            for (Fighter other : all) {
                int from = one == unit ? zone : one.zone();
                int to = other == unit ? zone : other.zone();
                near |= other != one && state.field().zones().distance(from, to) <= 1;
            }
            if (!near) {
                return false;
            }
        }
        return true;
    }

    private List<Fighter> all() {
        List<Fighter> all = new ArrayList<>(others);
        all.add(0, lead);
        return all;
    }

    @Override
    public String id() {
        return "combine";
    }

    @Override
    public String text() {
        return "Combine with "
                + String.join(" and ", others.stream().map(Fighter::name).toList());
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        AimBenefit.lose(play, unit);
        int zone = ZoneOption.choose(
                play,
                unit.decider(),
                "combine.place",
                places(state, unit),
                unit.zone(),
                () -> "Where does " + unit.name() + " combine?");
        Movement.walk(
                play,
                unit,
                Movement.reach(state, unit, Movement.budget(state, unit, false)).path(zone));
        if (unit.isFighting()) {
            join(play);
        }
    }

    /** Averages of what is left; the lead's Maims first, missing ones chosen by the owner. Ledger: BCG-AMB-109. */
    public void join(Play<CenturyState> play) {
        play.emit(new Combined(lead.id(), others.stream().map(Fighter::id).toList(), unison));
        while (lead.maims().size() < lead.levelsLost()) {
            play.emit(new Maimed(lead.id(), Maiming.pick(play, lead, lead.decider())));
        }
    }
}
