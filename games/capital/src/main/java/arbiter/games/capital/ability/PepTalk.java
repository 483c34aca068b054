package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DamageState;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/**
 * Words for somebody whose Attack hit nobody raise their next damage by the speaker's Score. Ledger: pep-talk,
 * CAP-AMB-123.
 */
public record PepTalk(int energy, Attribute attribute) implements AttackTrait {

    private static final Offer.Use NOW = new Offer.Use("Make good on the Pep Talk", 0);

    /** Everybody on the attacker's side who can encourage it may do so. */
    @Override
    public void afterMiss(Play<CapitalState> play, Combatant owner, AttackInProgress roll) {
        CapitalState state = play.state();
        Combatant attacker = roll.attacker();
        if (owner != attacker
                && owner.present()
                && !state.enemies(owner, attacker)
                && Hearing.reaches(state, attacker, owner)
                && Offer.taken(
                        play,
                        owner,
                        "pep-talk.use",
                        new Offer.Use("Pep Talk", energy),
                        () -> attacker.name() + " missed. A Pep Talk?")) {
            play.emit(new PepTalked(owner.id(), attacker.id(), owner.score(attribute)));
        }
    }

    /** Somebody encourages a unit whose Attack failed. Ledger: pep-talk, CAP-AMB-123. */
    public record PepTalked(String speaker, String unit, int bonus) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            PepTalkBonus.set(combatant, PepTalkBonus.of(combatant) + bonus);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, speaker)
                    .words(" encourages ")
                    .unit(unit, state.unit(unit).name())
                    .words(", whose next damage is " + PepTalkBonus.of(state.unit(unit)) + " higher")
                    .line();
        }
    }

    /** Encouragement went into damage. */
    public record PepTalkUsed(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            PepTalkBonus.set(state.unit(unit), 0);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " makes good on the Pep Talk");
        }
    }

    /** By how much the next damage of a unit is increased. */
    public record PepTalkBonus(int bonus) implements DamageState {

        private static final PepTalkBonus NONE = new PepTalkBonus(0);

        /** All of it goes into one instance; whoever hurts several names the one. Ledger: CAP-AMB-68. */
        @Override
        public Modifiers raise(Play<CapitalState> play, Combatant source, DamageInProgress damage, boolean moreToCome) {
            if (moreToCome
                    && !Offer.takenQuietly(
                            play,
                            source,
                            "pep-talk.now",
                            NOW,
                            () -> "Does the Pep Talk go into the damage to "
                                    + damage.victim().name() + "?")) {
                return damage.amount();
            }
            play.emit(new PepTalkUsed(source.id()));
            return damage.amount().and("pep talk", bonus);
        }

        public static int of(Combatant unit) {
            return unit.abilityStates().get(NONE).bonus;
        }

        public static void set(Combatant unit, int bonus) {
            AbilityStates.put(unit, new PepTalkBonus(bonus), NONE);
        }
    }
}
