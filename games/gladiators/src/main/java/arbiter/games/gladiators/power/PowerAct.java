package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;

/** An act that is one use of a power in one of its ways. Ledger: GG-TRN-3. */
public interface PowerAct extends GladiatorAct {

    OwnedPower power();

    PlainPower way();

    /** What is done with the power, the first word of the act's id: {@code attack}. */
    String verb();

    @Override
    default int actions() {
        return way().actions(); // GG-MD-51
    }

    @Override
    default String task() {
        return verb() + ":" + power().word();
    }

    /** The act's id as far as it does not depend on what the power is aimed at: {@code attack:bolt}. */
    @Override
    default String id() {
        return verb() + ":" + power().word(way());
    }
}
