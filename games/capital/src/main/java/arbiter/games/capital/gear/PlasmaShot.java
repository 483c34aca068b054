package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Launching a Plasma Disruption in a direction: an Action and no Attack. Ledger: plasma-cannon, CAP-AMB-119. */
public record PlasmaShot(Combatant unit, int weapon) implements CapitalAct {

    private static final int AHEAD = 1000;

    /** A point to aim at. */
    private record Aim(Point at, String what) implements Option {

        /** Whether that unit is there too, as a rider is with what they ride. */
        boolean hits(Combatant other) {
            return at.equals(other.base().centre());
        }

        @Override
        public String id() {
            return at.toString();
        }

        @Override
        public String text() {
            return "Toward " + what;
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Place(at.toString()));
        }
    }

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        List<Armed> weapons = unit.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Optional<Weapon.Disruption> disruption = weapons.get(i).weapon().disruption();
            if (disruption.isPresent()
                    && unit.holds(i)
                    && unit.ammo(i) >= disruption.get().ammo()
                    && state.units().size() > 1) {
                menu.add(new PlasmaShot(unit, i));
            }
        }
    }

    private Weapon.Disruption disruption() {
        return unit.profile().weapons().get(weapon).weapon().disruption().orElseThrow();
    }

    @Override
    public String id() {
        return "plasma:" + weapon;
    }

    @Override
    public String text() {
        return "Launch a Plasma Disruption";
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Ammo", disruption().ammo()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        List<Aim> aims = new ArrayList<>();
        for (Combatant other : play.state().units()) {
            if (other.present() && !here(other.base().centre()) && aims.stream().noneMatch(aim -> aim.hits(other))) {
                aims.add(new Aim(other.base().centre(), other.name()));
            }
        }
        if (aims.isEmpty()) {
            aims.add(new Aim(
                    new Point(
                            unit.base().centre().x() + AHEAD,
                            unit.base().centre().y()),
                    "the east"));
        }
        Aim aim = play.choose(Request.place(unit.decider(), "plasma.aim", aims, this::read)
                .asking(() -> "Where does " + unit.name() + " aim the Plasma Cannon?"));
        play.emit(new AmmoSpent(unit.id(), weapon, disruption().ammo()));
        Point start = unit.base().centre().toward(aim.at(), unit.base().diameter() / 2 + AHEAD);
        Point through = unit.base().centre().toward(aim.at(), unit.base().diameter() / 2 + 2 * AHEAD);
        Armed armed = unit.profile().weapons().get(weapon);
        play.emit(new PlasmaLaunched(new Plasma(unit.id(), disruption(), armed.type(), start, through, start, 0)));
        PlasmaDisruptions.touchedAtStart(play);
    }

    private boolean here(Point point) {
        return point.equals(unit.base().centre());
    }

    private Aim read(String text) {
        Point point;
        try {
            point = Point.parse(text);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        if (here(point)) {
            throw new Refused(unit.name() + " stands there; aim at another point");
        }
        return new Aim(point, "that point");
    }
}
