package arbiter.games.capital;

import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.turn.OrderWentOn;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.turn.TurnOrderRolled;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Drivers, vehicles and Companions for the scenarios. */
public final class Motorpool {

    private static final String SIGNATURE = """
            signature:
              weapon: sig-rifle
              damage-type: heat
            """;

    private Motorpool() {}

    /** Ona, a Lancer with VSN 7, AGI 4, WIL 7 and Aim 1, with that Signature in place of the rifle. */
    public static Combatant ona(String signature, Point at) {
        String yaml = Characters.plainBut(SIGNATURE, "signature:\n  " + signature + "\n");
        return person("Ona", yaml, at);
    }

    /** Ona at Level 2 with an Ability from her Slots. */
    public static Combatant ona(String signature, Point at, String ability) {
        String yaml = Characters.plainBut(SIGNATURE, "signature:\n  " + signature + "\n")
                + "levels:\n  - {hit-points: 4, slots: [{ability: " + ability + "}]}\n";
        return person("Ona", yaml, at);
    }

    /** Somebody on the heroes' side with the plain character's Scores. */
    public static Combatant friend(String name, Point at) {
        return person(name, Characters.plain(), at);
    }

    private static Combatant person(String name, String yaml, Point at) {
        return new Combatant(id(name), name, "heroes", Characters.sheet(yaml).profile(), Base.at(at, 1000));
    }

    /** An adversary of the shipped content. */
    public static Combatant foe(String name, String adversary, Point at) {
        return new Combatant(
                id(name),
                name,
                "raiders",
                Characters.BOOK.content().get(Adversary.class, adversary).profile(Characters.BOOK),
                Base.at(at, 1000));
    }

    /** A vehicle of the shipped content, facing north. */
    public static Combatant vehicle(String kind, String side, Point at) {
        Vehicle vehicle = Characters.BOOK.content().get(Vehicle.class, kind);
        return UnitSetup.vehicle(kind, side, VehicleProfile.of(vehicle), at, Facing.NORTH);
    }

    /** A fight in which it is the first one's turn, with two Actions. */
    public static CapitalState fight(Combatant... units) {
        return fight(List.of(), units);
    }

    public static CapitalState fight(List<Blocker> blockers, Combatant... units) {
        CapitalState state = new CapitalState(Arrays.asList(units), blockers);
        List<Slot> order = new ArrayList<>();
        for (Combatant unit : units) {
            if (!unit.isVehicle() && unit.bond().isEmpty()) {
                order.add(new Slot(unit.id(), 10, false));
            }
        }
        new TurnOrderRolled(order, List.of()).apply(state);
        new OrderWentOn(false).apply(state);
        new TurnBegan(units[0].id(), 2).apply(state);
        return state;
    }

    private static String id(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
