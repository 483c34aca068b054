package arbiter.games.duel.fight;

import arbiter.games.duel.sheet.Sheet;
import arbiter.tabletop.unit.Part;
import arbiter.tabletop.unit.TableUnit;

/** A duelist on the field: the sheet, which never changes, and what events have made of it. */
public final class Fighter extends TableUnit {

    private static final int VIGOUR = 0;
    private static final int STANCE = 1;

    /** For reading a saved duel. */
    private Fighter() {}

    public Fighter(String id, String name, String side, Sheet sheet) {
        this(id, name, side, sheet, new Vigour(sheet.health(), sheet.breath()), Stance.FRESH);
    }

    /** In the middle of a duel. */
    public Fighter(String id, String name, String side, Sheet sheet, Vigour vigour, Stance stance) {
        super(id, name, side, new Part[] {sheet}, vigour, stance);
    }

    public Sheet sheet() {
        return (Sheet) fixed(0);
    }

    public Vigour vigour() {
        return (Vigour) part(VIGOUR);
    }

    public Stance stance() {
        return (Stance) part(STANCE);
    }

    void set(Vigour vigour) {
        put(VIGOUR, vigour);
    }

    void set(Stance stance) {
        put(STANCE, stance);
    }

    public int health() {
        return vigour().health();
    }

    public int breath() {
        return vigour().breath();
    }

    public boolean standing() {
        return health() > 0;
    }

    @Override
    public boolean present() {
        return standing();
    }
}
