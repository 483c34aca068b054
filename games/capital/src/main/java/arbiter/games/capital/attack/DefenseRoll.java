package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/** One target's Defense Roll. */
final class DefenseRoll {

    private final Combatant target;
    private final Modifiers modifiers;
    private final Optional<Attribute> attribute;
    private final int pointBlank;
    private final int pack;
    private final List<RerollSource> rerolls;
    private final List<RerollSource> help;
    private Faces dice;

    DefenseRoll(
            Combatant target,
            Modifiers modifiers,
            Optional<Attribute> attribute,
            int pointBlank,
            int pack,
            List<RerollSource> rerolls,
            List<RerollSource> help) {
        this.target = target;
        this.modifiers = modifiers;
        this.attribute = attribute;
        this.pointBlank = pointBlank;
        this.pack = pack;
        this.rerolls = rerolls;
        this.help = help;
    }

    Combatant target() {
        return target;
    }

    Faces dice() {
        return dice;
    }

    void turn(Faces other) {
        dice = other;
    }

    Modifiers modifiers() {
        return modifiers;
    }

    /** The Attribute the roll is made with, unless it is a Fixed Score. */
    Optional<Attribute> attribute() {
        return attribute;
    }

    int pointBlank() {
        return pointBlank;
    }

    int pack() {
        return pack;
    }

    List<RerollSource> rerolls() {
        return rerolls;
    }

    /** What others can throw its dice again with. */
    List<RerollSource> help() {
        return help;
    }
}
