package arbiter.games.centuryg.terrain;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.UpgradeTrait;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A Unit as large as nine Zones. Ledger: colossus, BCG-AMB-123. */
public record Colossus() implements UpgradeTrait {

    @Override
    public boolean isLarge() {
        return true;
    }

    /** A shape to choose. */
    private record Form(String id) implements Option {

        @Override
        public String text() {
            return "In the shape " + id;
        }
    }

    /** The shape a Unit takes when it grows, of those that fit where it stands. */
    public static Optional<String> shape(Play<CenturyState> play, Fighter boss, Fighter monster) {
        CenturyState state = play.state();
        List<Form> forms = new ArrayList<>();
        for (String shape : Footprint.SHAPES) {
            if (fits(state, Footprint.zones(state.field(), monster.zone(), shape))) {
                forms.add(new Form(shape));
            }
        }
        if (forms.size() < 2) {
            return forms.stream().map(Form::id).findFirst();
        }
        return Optional.of(play.choose(Request.one(boss.decider(), "colossus.shape", forms)
                        .asking(() -> "Which shape does " + monster.name() + " take?"))
                .id());
    }

    private static boolean fits(CenturyState state, List<Integer> zones) {
        for (int zone : zones) {
            if (state.ground().isImpassable(zone)) {
                return false;
            }
        }
        return zones.size() == Footprint.SIZE;
    }

    /** The Zones next to a Unit that can be entered. */
    public static List<Integer> around(CenturyState state, Fighter unit) {
        Zones zones = state.field().zones();
        List<Integer> around = new ArrayList<>();
        for (int zone = 0; zone < zones.size(); zone++) {
            if (Footprint.distance(state.field(), zone, unit) == 1
                    && !state.ground().isImpassable(zone)) {
                around.add(zone);
            }
        }
        return around;
    }

    /** How many Colossi of other sides a Unit stands in: each is Extreme ground to it. */
    static int under(CenturyState state, Fighter unit) {
        int bodies = 0;
        for (Fighter other : state.units()) {
            if (Footprint.isLarge(other)
                    && other.isOut()
                    && state.enemies(unit, other)
                    && Footprint.distance(state.field(), unit.zone(), other) == 0
                    && !isSafe(state, unit, other)) {
                bodies++;
            }
        }
        return bodies;
    }

    /** Flight helps against one that does not fly itself. */
    private static boolean isSafe(CenturyState state, Fighter unit, Fighter colossus) {
        return Footing.flies(state, unit) && !Footing.flies(state, colossus);
    }

    /** Melee Weapons of its own have it easier, Shooting Weapons against it harder. */
    public static int edges(AttackInProgress strike, Fighter target) {
        int edges = strike.weapon().isMelee() && Footprint.isLarge(strike.attacker()) ? 1 : 0;
        return !strike.weapon().isMelee() && Footprint.isLarge(target) ? edges - 1 : edges;
    }

    /** Whether the whole body has room around a Zone. */
    public static boolean fitsAt(CenturyState state, Fighter unit, int zone) {
        return !Footprint.isLarge(unit) || fits(state, Footprint.zones(state.field(), zone, Footprint.shape(unit)));
    }

    static int extreme(CenturyState state, Fighter unit) {
        return state.ground().count(unit.zone(), Terrain.EXTREME) + under(state, unit);
    }
}
