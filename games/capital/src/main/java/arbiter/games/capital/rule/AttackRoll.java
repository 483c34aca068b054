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
import java.util.OptionalInt;

/** The rolls of one Attack while they can still change: one Attack Roll, a Defense Roll per target. */
final class AttackRoll {

    private final Combatant attacker;
    private final Means means;
    private final Manner manner;
    private final int stretch;
    private final Modifiers modifiers;
    private final List<RerollSource> rerolls;
    private final List<Defense> defenses = new ArrayList<>();
    private Faces dice;
    private boolean bonked;
    private boolean critical;
    private int hitsToCome;

    AttackRoll(
            Combatant attacker,
            Means means,
            Manner manner,
            int stretch,
            Faces dice,
            Modifiers modifiers,
            List<RerollSource> rerolls) {
        this.attacker = attacker;
        this.means = means;
        this.manner = manner;
        this.stretch = stretch;
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

    /** The stretch of play from the first dice on. */
    int stretch() {
        return stretch;
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
        Side acting = new Side(
                dice, modifiers.and("point blank", defense.pointBlank()).and("pack", defense.pack()));
        return new Contest(acting, new Side(defense.dice(), defense.modifiers()));
    }

    /** What stands behind damage to that unit, be it a target or somebody hurt in passing. */
    Struck struck(Combatant victim) {
        for (Defense defense : defenses) {
            if (defense.target() == victim) {
                return Struck.of(means, against(defense));
            }
        }
        return new Struck(means, new Side(dice, modifiers), OptionalInt.empty());
    }

    /** By how much the Attack beats that target; a tie hits. */
    int margin(Defense defense) {
        return dice.sum()
                + modifiers.total()
                + defense.pointBlank()
                + defense.pack()
                - defense.dice().sum()
                - defense.modifiers().total();
    }

    /** How many points are missing to hit anybody; none or less if somebody is hit. */
    int behind() {
        int behind = Integer.MAX_VALUE;
        for (int i = 0; i < defenses.size(); i++) {
            behind = Math.min(behind, -margin(defenses.get(i)));
        }
        return behind;
    }

    boolean hits(Defense defense) {
        return margin(defense) >= 0;
    }

    boolean hitsAnybody() {
        return hits() > 0;
    }

    /** How many targets are hit as the dice lie. */
    int hits() {
        int hits = 0;
        for (int i = 0; i < defenses.size(); i++) {
            hits += hits(defenses.get(i)) ? 1 : 0;
        }
        return hits;
    }

    /** Whether Critical Hit was paid for this Attack. */
    boolean critical() {
        return critical;
    }

    void makeCritical() {
        critical = true;
    }

    /** Whether further targets of this Attack are still to be hurt. */
    boolean moreToCome() {
        return hitsToCome > 0;
    }

    void expectHits(int hits) {
        hitsToCome = hits;
    }

    /** One target's Defense Roll. */
    static final class Defense {

        private final Combatant target;
        private final Modifiers modifiers;
        private final Optional<Attribute> attribute;
        private final int pointBlank;
        private final int pack;
        private final List<RerollSource> rerolls;
        private final List<RerollSource> help;
        private Faces dice;

        Defense(
                Combatant target,
                Faces dice,
                Modifiers modifiers,
                Optional<Attribute> attribute,
                int pointBlank,
                int pack,
                List<RerollSource> rerolls,
                List<RerollSource> help) {
            this.target = target;
            this.dice = dice;
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
}
