package arbiter.cli.play;

import arbiter.cli.text.OutlookChances;
import arbiter.interpreters.preview.Outlook;
import java.util.Map;
import java.util.Optional;

/** What is likely to come of an option: its main chance, such as {@code hit} with 0.66, if it has one. */
public record Prospect(Optional<Main> main) {

    /** The chance that people look at first; sampled ones may be off by the margin, others by nothing. */
    public record Main(String name, double probability, double margin) {}

    /** What the game says one decides by, or else the likeliest fact. */
    static Prospect of(Outlook outlook) {
        Optional<String> named = outlook.headlines().stream()
                .filter(figure -> figure.wanted().isPresent() && outlook.isChance(figure.name()))
                .map(Outlook.Figure::name)
                .findFirst();
        return new Prospect(named.or(() -> OutlookChances.main(outlook).map(Map.Entry::getKey))
                .map(name -> new Main(name, outlook.held(name).probabilityOf(true), outlook.margin())));
    }
}
