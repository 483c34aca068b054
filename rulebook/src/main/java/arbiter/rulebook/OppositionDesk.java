package arbiter.rulebook;

import arbiter.content.yaml.Source;
import java.util.List;

/** Proposes enemies for a party, in games that have a measure for it. */
public interface OppositionDesk {

    /** One proposal for each kind of fight there is. */
    List<Opposition> against(List<Source> party);
}
