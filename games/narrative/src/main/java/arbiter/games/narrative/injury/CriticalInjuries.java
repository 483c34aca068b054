package arbiter.games.narrative.injury;

import arbiter.dice.Dice;
import arbiter.dice.Faces;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.injury.InjuryEvents.InjuryHealed;
import arbiter.games.narrative.injury.InjuryEvents.InjurySuffered;
import arbiter.games.narrative.sheet.CriticalInjury;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.RuleTables;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;
import java.util.function.Function;

/** Rolling a Critical Injury and suffering it. Ledger: NAR-CRIT-1. */
public final class CriticalInjuries {

    private static final int TEN = 10;
    private static final Dice D100 = Dice.of(1, 100);

    private CriticalInjuries() {}

    /** An injury with what the cause adds to the roll, such as Vicious, a ram or a fall. */
    public static void inflict(
            Play<NarrativeState> play, Participant victim, Modifiers cause, Optional<AttackInProgress> attack) {
        Modifiers bonus = bonus(victim, cause);
        int rolled = roll(play, bonus);
        suffer(play, victim, rolled, bonus, attack);
    }

    /** The same, rolled again as long as it comes to a row that cannot be had. Ledger: NAR-CI-27. */
    static void inflictAnother(Play<NarrativeState> play, Participant victim, Modifiers cause, String excluded) {
        Modifiers bonus = bonus(victim, cause);
        int rolled = play.settle(
                "injury.again",
                0,
                face -> face > 0 && !row(play, face, bonus).rule().equals(excluded),
                face -> roll(play, bonus));
        suffer(play, victim, rolled, bonus, Optional.empty());
    }

    /** One of somebody's injuries is healed. Ledger: NAR-HEAL-5. */
    public static void heal(Play<NarrativeState> play, Participant one, int place) {
        play.emit(new InjuryHealed(
                one.id(), place, one.injuries().list().get(place).row().name()));
    }

    /** Of the roll only the row of the table matters. */
    private static int roll(Play<NarrativeState> play, Modifiers bonus) {
        return play.draw("injury.roll", D100, new RowRolled(play.state().tables(), bonus.total()))
                .sum();
    }

    /** Which row a roll comes to; known again by its table and what is added. */
    private static final class RowRolled implements Function<Faces, CriticalInjury> {

        private final RuleTables tables;
        private final int bonus;

        RowRolled(RuleTables tables, int bonus) {
            this.tables = tables;
            this.bonus = bonus;
        }

        @Override
        public CriticalInjury apply(Faces faces) {
            return tables.injury(faces.sum() + bonus);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof RowRolled that && tables == that.tables && bonus == that.bonus;
        }

        @Override
        public int hashCode() {
            return bonus;
        }
    }

    /** Ten for each injury before; Durable takes ten off for each rank. Ledger: NAR-CRIT-1. */
    private static Modifiers bonus(Participant victim, Modifiers cause) {
        return cause.and("injuries before", TEN * victim.injuries().list().size())
                .and("Durable", -TEN * victim.profile().rank("durable"));
    }

    private static CriticalInjury row(Play<NarrativeState> play, int rolled, Modifiers bonus) {
        return play.state().tables().injury(rolled + bonus.total());
    }

    private static void suffer(
            Play<NarrativeState> play,
            Participant victim,
            int rolled,
            Modifiers bonus,
            Optional<AttackInProgress> attack) {
        CriticalInjury row = row(play, rolled, bonus);
        InjuryTrait trait = InjuryTraits.of(row);
        Injury injury = trait.settle(play, victim, Injury.of(row));
        play.emit(new InjurySuffered(victim.id(), injury, rolled, bonus));
        trait.strike(play, victim, attack);
    }
}
