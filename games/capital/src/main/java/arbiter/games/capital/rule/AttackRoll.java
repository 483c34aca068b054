package arbiter.games.capital.rule;

import arbiter.dice.Faces;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.games.capital.state.Side;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rolls of one Attack while they can still change: one Attack Roll, a Defense Roll per target. */
final class AttackRoll {

    private final Combatant attacker;
    private final Means means;
    private final Manner manner;
    private final Modifiers modifiers;
    private final List<RerollSource> rerolls;
    private final List<Defense> defenses = new ArrayList<>();
    private Faces dice;
    private boolean bonked;

    AttackRoll(
            Combatant attacker,
            Means means,
            Manner manner,
            Faces dice,
            Modifiers modifiers,
            List<RerollSource> rerolls) {
        this.attacker = attacker;
        this.means = means;
        this.manner = manner;
        this.dice = dice;
        this.modifiers = modifiers;
        this.rerolls = rerolls;
    }

    Combatant attacker() {
        return attacker;
    }

    Means means() {
        return means;
    }

    Manner manner() {
        return manner;
    }

    Faces dice() {
        return dice;
    }

    void turn(Faces other) {
        dice = other;
    }

    List<RerollSource> rerolls() {
        return rerolls;
    }

    /** Whether this Attack has already pushed somebody. */
    boolean isBonked() {
        return bonked;
    }

    void bonk() {
        bonked = true;
    }

    List<Defense> defenses() {
        return defenses;
    }

    /** Against one target; what only concerns that target changes the attack for it alone. Ledger: CAP-AMB-93. */
    Contest against(Defense defense) {
        Side acting = new Side(dice, modifiers.and("point blank", defense.pointBlank()));
        return new Contest(acting, new Side(defense.dice(), defense.modifiers()));
    }

    boolean hitsAnybody() {
        return defenses.stream().anyMatch(defense -> against(defense).succeeds());
    }

    /** One target's Defense Roll. */
    static final class Defense {

        private final Combatant target;
        private final Modifiers modifiers;
        private final Optional<Attribute> attribute;
        private final int pointBlank;
        private final List<RerollSource> rerolls;
        private Faces dice;

        Defense(
                Combatant target,
                Faces dice,
                Modifiers modifiers,
                Optional<Attribute> attribute,
                int pointBlank,
                List<RerollSource> rerolls) {
            this.target = target;
            this.dice = dice;
            this.modifiers = modifiers;
            this.attribute = attribute;
            this.pointBlank = pointBlank;
            this.rerolls = rerolls;
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

        List<RerollSource> rerolls() {
            return rerolls;
        }
    }
}
