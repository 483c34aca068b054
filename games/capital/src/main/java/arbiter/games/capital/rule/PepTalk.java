package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.PepTalkUsed;
import arbiter.games.capital.state.PepTalked;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Words for somebody whose Attack hit nobody raise their next damage. Ledger: pep-talk, CAP-AMB-123. */
final class PepTalk {

    private static final Offer.Use TALK = new Offer.Use("Pep Talk", 1);
    private static final Offer.Use NOW = new Offer.Use("Make good on the Pep Talk", 0);

    private PepTalk() {}

    /** Step 10: everybody on the attacker's side who can encourage it may do so. */
    static void offer(Play<CapitalState> play, Combatant attacker) {
        CapitalState state = play.state();
        for (int place = 0; place < state.combatants().size(); place++) {
            Combatant speaker = state.inOrder(place);
            if (speaker.has(AbilityId.PEP_TALK)
                    && speaker != attacker
                    && speaker.present()
                    && !state.enemies(speaker, attacker)
                    && Hearing.reaches(state, attacker, speaker)
                    && Offer.taken(
                            play, speaker, "pep-talk.use", TALK, () -> attacker.name() + " missed. A Pep Talk?")) {
                play.emit(new PepTalked(speaker.id(), attacker.id(), speaker.score(Attribute.CHA)));
            }
        }
    }

    /** Step 13: all of it goes into one instance; whoever hurts several names the one. Ledger: CAP-AMB-68. */
    static Modifiers raise(
            Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount, boolean moreToCome) {
        int bonus = source.marks().pepTalk();
        if (bonus == 0
                || moreToCome
                        && !Offer.takenQuietly(
                                play,
                                source,
                                "pep-talk.now",
                                NOW,
                                () -> "Does the Pep Talk go into the damage to "
                                        + damage.victim().name() + "?")) {
            return amount;
        }
        play.emit(new PepTalkUsed(source.id()));
        return amount.and("pep talk", bonus);
    }
}
