package arbiter.games.capital.ability;

import arbiter.games.capital.turn.InitiativeTrait;
import arbiter.kernel.Modifiers;

/** Others who Seize the Initiative by the owner's CHA roll better. Ledger: certitude. */
public record Certitude(int bonus) implements InitiativeTrait {

    @Override
    public Modifiers raiseHandingOver(Modifiers charisma) {
        return charisma.and("Certitude", bonus);
    }
}
