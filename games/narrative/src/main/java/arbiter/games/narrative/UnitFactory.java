package arbiter.games.narrative;

import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Unit;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.unit.Participant;
import arbiter.rulebook.Placement;

/** Makes whoever is put on the table: people, groups and vehicles. */
final class UnitFactory {

    private UnitFactory() {}

    /** A character's totals stand even if not everything about it is legal; nobody is turned away from a table. */
    static Participant of(Placement unit, Unit sheet, int members) {
        String name = unit.name().orElse(sheet.name());
        if (sheet instanceof Build build) {
            return new Participant(unit.id(), name, unit.side(), Profiles.of(build));
        }
        if (sheet instanceof Adversary adversary) {
            boolean group = adversary.standing() == Adversary.Standing.MINION;
            if (members > 1 && !group) {
                throw unit.node().problem(adversary.name() + " is one alone: only minions come in groups (NAR-NPC-1)");
            }
            return new Participant(unit.id(), name, unit.side(), Profiles.of(adversary, members));
        }
        Vehicle vehicle = (Vehicle) sheet;
        int speed = unit.now("speed", 0, vehicle.speed()).orElse(0);
        return Participant.vehicle(unit.id(), name, unit.side(), vehicle, speed);
    }
}
