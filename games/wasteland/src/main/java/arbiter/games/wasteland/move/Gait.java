package arbiter.games.wasteland.move;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.unit.Fighter;

/** How somebody moves: what of a turn it takes, and through how many zones it leads. Ledger: WAS-MIN-4, WAS-MAJ-9, WAS-MAJ-11. */
public enum Gait {
    MOVE("move", "Move", "moves", Price.MINOR, 1),
    CRAWL("crawl", "Crawl", "crawls", Price.MAJOR, 1),
    LIMP("crawl", "Limp", "limps", Price.MAJOR, 1),
    SPRINT("sprint", "Sprint", "sprints", Price.MAJOR, 2);

    /** With so many steps of encumbrance nobody sprints. Ledger: WAS-CHAR-9. */
    private static final int OVERLOADED = 3;

    private final String id;
    private final String command;
    private final String verb;
    private final Price price;
    private final int zones;

    Gait(String id, String command, String verb, Price price, int zones) {
        this.id = id;
        this.command = command;
        this.verb = verb;
        this.price = price;
        this.zones = zones;
    }

    /** How somebody moves who does not run. Ledger: WAS-PRONE-2, WAS-INJ-5. */
    static Gait slow(Fighter one) {
        return one.isProne() ? CRAWL : hasInjuredLeg(one) ? LIMP : MOVE;
    }

    /** Legs, wings and thruster alike. Ledger: WAS-LOC-2. */
    static boolean hasInjuredLeg(Fighter one) {
        return Injuries.has(one, InjuryClass.LEG);
    }

    /** Neither while prone, nor with an injured leg, nor overloaded. Ledger: WAS-MAJ-9, WAS-CHAR-9. */
    static boolean canSprint(Fighter one) {
        return slow(one) == MOVE && one.encumbrance() < OVERLOADED;
    }

    public String id() {
        return id;
    }

    String command() {
        return command;
    }

    String verb() {
        return verb;
    }

    Price price() {
        return price;
    }

    int zones() {
        return zones;
    }
}
